import {
  bookedDays,
  Conditions,
  ContinueLink,
  type DeviceBooking,
  saveCalendar,
  type Unfinished,
} from '@storefront/booking'
import { bookingPaths } from '@storefront/contract'
import { chatUrl, formatDays, formatUsd } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
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
  /** Null while they are being read. */
  bookings: readonly DeviceBooking[] | null
  unfinished: readonly Unfinished[]
  onForget: (booking: DeviceBooking) => void
  onForgetUnfinished: (booking: Unfinished) => void
}

/** What this browser has noted: what was begun, then what was booked and requested. */
export function DeviceBookings(props: DeviceBookingsProps) {
  const { bookings, unfinished, onForget, onForgetUnfinished } = props
  if (!bookings) return <Skeleton height={88} className={styles.box} />
  if (bookings.length + unfinished.length === 0)
    return <p className={styles.none}>No bookings on this device yet.</p>
  return (
    <PlainList className={styles.list}>
      {unfinished.map((one) => (
        <UnfinishedLine key={one.product} booking={one} onForget={() => onForgetUnfinished(one)} />
      ))}
      {bookings.map((one) => (
        <BookingLine
          key={`${one.product} ${one.reference ?? one.receipt?.checkout}`}
          booking={one}
          onForget={() => onForget(one)}
        />
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

/** A booking that was not finished, to go on with. */
function UnfinishedLine({ booking, onForget }: { booking: Unfinished; onForget: () => void }) {
  const { product, recap } = booking
  return (
    <Line
      {...{ product, recap, ...bookedDays(product, recap), onForget }}
      name={recap.name}
      kind={products[product].kind}
      state="Not finished"
    >
      <ContinueLink booking={booking} variant="primary" size="small">
        Continue your booking
      </ContinueLink>
    </Line>
  )
}

/** A booking or a request: what it is, its receipt, its days for a calendar, how to ask about and to cancel it. */
function BookingLine({ booking, onForget }: { booking: DeviceBooking; onForget: () => void }) {
  const { agency } = useStorefront()
  const { reference, product, way, start, end, receipt } = booking
  const recap = receipt?.recap ?? null
  const kind = [products[product].kind, reference].filter(Boolean).join(' ')
  const name = reference ?? recap?.name ?? kind
  const isPaid = way === undefined
  const events = recap?.events ?? []
  return (
    <Line
      {...{ product, recap, start, end, kind, name, onForget }}
      state={isPaid ? 'Paid by card, as far as this device knows' : 'Requested by WhatsApp'}
      cancellation={
        <>
          {recap && <Conditions {...cancellationOf(recap)} />}
          <p>To cancel, write to us by WhatsApp.</p>
        </>
      }
    >
      {isPaid && reference && recap && (
        <ButtonLink
          variant="ghost"
          size="small"
          to={`${bookingPaths[product].success}?booking=${reference}`}
          aria-label={`Receipt of ${name}`}
        >
          Receipt
        </ButtonLink>
      )}
      {events.length > 0 && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`Add to calendar: ${name}`}
          onClick={() => saveCalendar({ events, reference, producer: agency.product })}
        >
          Add to calendar
        </Button>
      )}
      <ChatLink
        variant="ghost"
        size="small"
        href={chatUrl(agency.whatsapp, bookingQuestion(booking))}
        aria-label={`Ask by WhatsApp about ${name}`}
      >
        Ask by WhatsApp
      </ChatLink>
    </Line>
  )
}

type Recap = Unfinished['recap']

/** The part of a price's conditions that says until when it can be cancelled. */
function cancellationOf({ freeUntil, cancellation, parts = [] }: Recap) {
  const only = (one: Pick<Recap, 'freeUntil' | 'cancellation'>) => ({
    notes: [],
    ...(one.freeUntil ? { freeUntil: one.freeUntil } : {}),
    ...(one.cancellation ? { cancellation: one.cancellation } : {}),
  })
  return {
    ...only({ freeUntil, cancellation }),
    parts: parts.map(({ label, ...part }) => ({ label, ...only(part) })),
  }
}

type LineProps = Pick<DeviceBooking, 'product' | 'start' | 'end'> & {
  /** Names it in the labels of its buttons. */
  name: string
  /** What it is and its reference, e.g. 'Hotel BK-1'. */
  kind: string
  /** Null where an earlier release noted no more than its reference. */
  recap: Recap | null
  state: string
  cancellation?: ReactNode
  onForget: () => void
  /** What can be done with it, before it is deleted. */
  children: ReactNode
}

/** One line of the list. */
function Line(props: LineProps) {
  const { product, name, kind, recap, start, end, state, cancellation, onForget, children } = props
  const { Icon } = products[product]
  return (
    <li className={styles.line}>
      <Icon size={24} />
      <div className={styles.words}>
        {recap && <strong>{recap.name}</strong>}
        {recap ? <span className={styles.note}>{kind}</span> : <strong>{kind}</strong>}
        {start && (
          <span className={styles.note}>
            <Dated text={formatDays(start, end)} />
          </span>
        )}
        {recap && <span>{`Total ${formatUsd(recap.totalUsd)}`}</span>}
        <span className={styles.state}>{state}</span>
        {cancellation && <div className={styles.cancellation}>{cancellation}</div>}
      </div>
      <div className={styles.actions}>
        {children}
        <IconButton label={`Delete ${name} from this device`} onClick={onForget}>
          <Trash2 size={20} />
        </IconButton>
      </div>
    </li>
  )
}
