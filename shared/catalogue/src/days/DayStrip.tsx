import type { IsoDate } from '@storefront/contract'
import { formatDate, formatDayDate, formatUsd, type NearbyDay, weekdayOf } from '@storefront/domain'
import { Link, useLocation, useNavigationType } from '@storefront/router'
import { PlainList, VisuallyHidden } from '@storefront/ui'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import styles from './DayStrip.module.css'

export type DayStripProps = {
  days: readonly NearbyDay[]
  /** Returns the address of the same search on another day. */
  addressOf: (day: IsoDate) => string
  /** The day is the visitor's choice from now on. */
  onChoose: (day: IsoDate) => void
}

/** Nearby days with the lowest total of each, the chosen one in the middle of what is in sight. */
export function DayStrip({ days, addressOf, onChoose }: DayStripProps) {
  const strip = useRef<HTMLElement>(null)
  const { state } = useLocation()
  const visit = useNavigationType()
  // A day that was chosen here may have taken the strip away while it was searched.
  const arrive = useEffectEvent(() => {
    if (state !== chosenHere || visit === 'POP') return
    const rest = document.activeElement
    const day = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (rest?.contains(strip.current)) day?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [])
  return (
    <nav ref={strip} aria-label="Prices of nearby days">
      <PlainList className={styles.days}>
        {days.map((day) => (
          <li key={day.date} ref={day.isChosen ? showInMiddle : undefined}>
            <Day day={day} address={addressOf(day.date)} onChoose={() => onChoose(day.date)} />
          </li>
        ))}
      </PlainList>
    </nav>
  )
}

/** History state of a visit that began in the strip. */
const chosenHere = 'chosen-day'

type DayProps = { day: NearbyDay; address: string; onChoose: () => void }

/** A day: a link, until it turns out to be closed. The focus stays where it was. */
function Day({ day, address, onChoose }: DayProps) {
  // A link that is taken away while it has the focus says nothing of it.
  const hadFocus = useRef(false)
  const closed = useCallback((element: HTMLSpanElement | null) => {
    if (hadFocus.current) element?.focus({ preventScroll: true })
  }, [])
  if (day.closed && !day.isChosen) {
    return (
      <span ref={closed} tabIndex={-1} className={styles.day} data-closed>
        <DayText {...day} />
      </span>
    )
  }
  return (
    <Link
      to={address}
      state={chosenHere}
      preventScrollReset
      onClick={onChoose}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={() => {
        hadFocus.current = false
      }}
      className={styles.day}
      aria-current={day.isChosen ? 'date' : undefined}
    >
      <DayText {...day} />
    </Link>
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
        {`${weekdayOf(date).slice(0, 3)} ${formatDate(date).slice(0, 5)}`}
      </span>
      <span
        translate={closed ? undefined : 'no'}
        className={styles.price}
        data-lowest={isLowest}
        aria-hidden="true"
      >
        {price}
      </span>
    </>
  )
}
