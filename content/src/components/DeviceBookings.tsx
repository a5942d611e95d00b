import {
  ContinueLink,
  type DeviceBooking,
  deviceBooking,
  saveCalendar,
  type Unfinished,
} from '@storefront/booking'
import { type Agency, bookingPaths } from '@storefront/contract'
import { chatUrl, formatDays, formatUsd } from '@storefront/domain'
import { Conditions } from '@storefront/prices'
import {
  Button,
  ButtonLink,
  ChatLink,
  Dated,
  IconButton,
  PlainList,
  Skeleton,
} from '@storefront/ui'
import { Hotel, Luggage, MapIcon, Plane, Trash2 } from '@storefront/ui/icons'
import type { ReactNode } from 'react'
import { bookingQuestion } from '../domain/booking-question.ts'
import styles from './DeviceBookings.module.css'

export type DeviceBookingsProps = {
  /** Null while loading. */
  bookings: readonly DeviceBooking[] | null
  unfinished: readonly Unfinished[]
  agency: Agency
  onForget: (booking: DeviceBooking) => void
  onForgetUnfinished: (booking: Unfinished) => void
}

/** Bookings stored in this browser: unfinished ones first, then paid and requested ones. */
export function DeviceBookings(props: DeviceBookingsProps) {
  const { bookings, unfinished, agency, onForget, onForgetUnfinished } = props
  if (!bookings) return <Skeleton height={88} className={styles.box} />
  if (bookings.length + unfinished.length === 0)
    return <p className={styles.none}>No bookings on this device yet.</p>
  return (
    <PlainList className={styles.list}>
      {unfinished.map((one) => (
        <Line
          key={one.product}
          booking={deviceBooking(one.product, null, one)}
          state="Not finished"
          onForget={() => onForgetUnfinished(one)}
        >
          <ContinueLink booking={one} variant="primary" size="small">
            Continue your booking
          </ContinueLink>
        </Line>
      ))}
      {bookings.map((one) => (
        <Line
          key={`${one.product} ${one.reference ?? one.receipt?.checkout}`}
          booking={one}
          state={one.way ? 'Requested by WhatsApp' : 'Paid by card, as far as this device knows'}
          cancellation="To cancel, write to us by WhatsApp."
          onForget={() => onForget(one)}
        >
          <BookingActions booking={one} agency={agency} />
        </Line>
      ))}
    </PlainList>
  )
}

const products = {
  flight: { kind: 'Flight', Icon: Plane },
  hotel: { kind: 'Hotel', Icon: Hotel },
  tour: { kind: 'Tour', Icon: MapIcon },
  package: { kind: 'Package', Icon: Luggage },
}

/** Name of a booking in the labels of its buttons. */
function nameOf({ product, reference, receipt }: DeviceBooking): string {
  return reference ?? receipt?.recap.name ?? products[product].kind
}

type LineProps = {
  booking: DeviceBooking
  state: string
  /** Cancellation hint; absent for unfinished bookings. */
  cancellation?: string
  onForget: () => void
  /** Actions before Delete. */
  children: ReactNode
}

/** One booking. Earlier releases stored the reference and the dates only. */
function Line({ booking, state, cancellation, onForget, children }: LineProps) {
  const { product, reference, start, end, receipt } = booking
  const { kind, Icon } = products[product]
  const called = reference ? `${kind}, reference ${reference}` : kind
  return (
    <li className={styles.line}>
      <Icon size={24} />
      <div className={styles.words}>
        <strong>{receipt?.recap.name ?? called}</strong>
        {receipt && <span className={styles.note}>{called}</span>}
        {start && (
          <span className={styles.note}>
            <Dated text={formatDays(start, end)} />
          </span>
        )}
        {receipt && <span>{`Total ${formatUsd(receipt.recap.totalUsd)}`}</span>}
        <span className={styles.state}>{state}</span>
        {cancellation && receipt && <Conditions {...receipt.recap} />}
        {cancellation && <span className={styles.note}>{cancellation}</span>}
      </div>
      <div className={styles.actions}>
        {children}
        <IconButton label={`Delete ${nameOf(booking)} from this device`} onClick={onForget}>
          <Trash2 size={20} />
        </IconButton>
      </div>
    </li>
  )
}

function BookingActions({ booking, agency }: { booking: DeviceBooking; agency: Agency }) {
  const { reference, product, way, receipt } = booking
  const name = nameOf(booking)
  const look = { variant: 'ghost', size: 'small' } as const
  return (
    <>
      {!way && reference && receipt && (
        <ButtonLink
          {...look}
          to={`${bookingPaths[product].success}?booking=${reference}`}
          aria-label={`Receipt of ${name}`}
        >
          Receipt
        </ButtonLink>
      )}
      {receipt && receipt.recap.events.length > 0 && (
        <Button
          {...look}
          aria-label={`Add to calendar: ${name}`}
          onClick={() => saveCalendar([{ reference, recap: receipt.recap }], agency)}
        >
          Add to calendar
        </Button>
      )}
      <ChatLink
        {...look}
        href={chatUrl(agency.whatsapp, bookingQuestion(booking))}
        aria-label={`Ask by WhatsApp about ${name}`}
      >
        Ask by WhatsApp
      </ChatLink>
    </>
  )
}
