import type { IsoDate } from '@storefront/contract'
import {
  formatDate,
  formatDayDate,
  formatUsd,
  type NearbyDay,
  samePriceText,
  weekdayOf,
} from '@storefront/domain'
import { Link, useLocation, useNavigationType } from '@storefront/router'
import { Dated, PlainList, VisuallyHidden } from '@storefront/ui'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import styles from './DayStrip.module.css'

export type DayStripProps = {
  days: readonly NearbyDay[]
  /** Visible name of the strip, or null. */
  label: string | null
  addressOf: (day: IsoDate) => string
}

/** Nearby days with their lowest totals, centred on the chosen day. */
export function DayStrip({ days, label, addressOf }: DayStripProps) {
  const strip = useRef<HTMLElement>(null)
  const samePrice = samePriceText(days)
  const { successor, ...focus } = useFocusSuccessor()
  const { state } = useLocation()
  const visit = useNavigationType()
  // The search for a chosen day may have remounted the strip, which then lost the focus.
  const arrive = useEffectEvent(() => {
    if (state !== chosenHere || visit === 'POP') return
    const rest = document.activeElement
    const day = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (rest?.contains(strip.current)) day?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [])
  return (
    <nav ref={strip} aria-label={label ?? 'Prices of nearby days'} {...focus}>
      {label && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      {samePrice ? (
        <p ref={successor} tabIndex={-1} className={styles.same}>
          <span>
            <Dated text={samePrice} />
          </span>
        </p>
      ) : (
        <PlainList className={styles.days}>
          {days.map((day) => (
            <li key={day.date} ref={day.isChosen ? showInMiddle : undefined}>
              <Day day={day} address={addressOf(day.date)} />
            </li>
          ))}
        </PlainList>
      )}
    </nav>
  )
}

/** History state of a navigation from the strip. */
const chosenHere = 'chosen-day'

type DayProps = { day: NearbyDay; address: string }

/** Link to a day, or plain text if the day is closed. Keeps the focus when the link becomes text. */
function Day({ day, address }: DayProps) {
  const { successor, ...focus } = useFocusSuccessor()
  if (day.closed && !day.isChosen) {
    return (
      <span ref={successor} tabIndex={-1} className={styles.day} data-closed>
        <DayText {...day} />
      </span>
    )
  }
  return (
    <Link
      to={address}
      state={chosenHere}
      preventScrollReset
      {...focus}
      className={styles.day}
      aria-current={day.isChosen ? 'date' : undefined}
    >
      <DayText {...day} />
    </Link>
  )
}

/** Gives the focus of an element that disappears to its successor: removing a focused element fires no blur event. */
function useFocusSuccessor() {
  const hadFocus = useRef(false)
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: () => {
      hadFocus.current = false
    },
    successor: useCallback((element: HTMLElement | null) => {
      if (hadFocus.current) element?.focus({ preventScroll: true })
    }, []),
  }
}

/** Centres the chosen day by scrolling only the list, never the page. */
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
