import type { IsoDate } from '@storefront/contract'
import { formatDate, formatDayDate, formatUsd, type NearbyDay, weekdayOf } from '@storefront/domain'
import { Link } from '@storefront/router'
import { PlainList, VisuallyHidden } from '@storefront/ui'
import styles from './DayStrip.module.css'

type DayStripProps = {
  days: readonly NearbyDay[]
  /** Where the same is for another day. */
  addressOf: (day: IsoDate) => string
}

/** Nearby days with the lowest total of each, the chosen one in the middle of what is in sight. */
export function DayStrip({ days, addressOf }: DayStripProps) {
  return (
    <nav aria-label="Prices of nearby days">
      <PlainList className={styles.days}>
        {days.map((day) => (
          <li key={day.date} ref={day.isChosen ? showInMiddle : undefined}>
            {day.closed && !day.isChosen ? (
              <span className={styles.day} data-closed>
                <DayText {...day} />
              </span>
            ) : (
              <Link
                to={addressOf(day.date)}
                preventScrollReset
                className={styles.day}
                aria-current={day.isChosen ? 'date' : undefined}
              >
                <DayText {...day} />
              </Link>
            )}
          </li>
        ))}
      </PlainList>
    </nav>
  )
}

/** Scrolls the list sideways, never the page. */
function showInMiddle(day: HTMLLIElement | null) {
  const list = day?.parentElement
  if (list) list.scrollLeft = day.offsetLeft - (list.clientWidth - day.offsetWidth) / 2
}

function DayText({ date, totalUsd, isLowest, closed }: NearbyDay) {
  const price = closed ?? (totalUsd === null ? '' : formatUsd(totalUsd))
  const words = [formatDayDate(date), price, isLowest ? 'lowest' : '']
  return (
    <>
      <VisuallyHidden>{words.filter(Boolean).join(', ')}</VisuallyHidden>
      <span aria-hidden="true">
        {weekdayOf(date).slice(0, 3)} {formatDate(date).slice(0, 5)}
      </span>
      <span className={styles.price} data-lowest={isLowest} aria-hidden="true">
        {price}
      </span>
    </>
  )
}
