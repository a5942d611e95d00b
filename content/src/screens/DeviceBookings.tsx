import {
  ContinueLink,
  type DeviceBooking,
  forgetBooking,
  saveCalendar,
  useDeviceBookings,
} from '@storefront/booking'
import { type Agency, bookingPaths } from '@storefront/contract'
import { chatUrl, formatDays, formatUsd } from '@storefront/domain'
import { Conditions } from '@storefront/prices'
import { useStorefront } from '@storefront/session'
import { Button, ButtonLink, ChatLink, Dated, IconButton, PlainList } from '@storefront/ui'
import { Hotel, Icon, Luggage, MapIcon, Plane, Trash2 } from '@storefront/ui/icons'
import type { ReactNode } from 'react'
import { bookingQuestion } from '../domain/booking-question.ts'
import { stateText } from '../domain/hold-text.ts'
import styles from './DeviceBookings.module.css'

/** Bookings of this device: unfinished ones first, then paid and requested ones. Browser only. */
export function DeviceBookings({ onForget }: { onForget: () => void }) {
  const { agency, session } = useStorefront()
  const { booked, unfinished } = useDeviceBookings()
  const forget = (booking: DeviceBooking) => {
    forgetBooking(session, booking)
    onForget()
  }
  if (booked.length + unfinished.length === 0)
    return <p className={styles.none}>No bookings on this device yet.</p>
  return (
    <PlainList className={styles.list}>
      {unfinished.map((one) => (
        <Line key={one.product} booking={{ ...one, reference: null }} onForget={() => forget(one)}>
          <ContinueLink booking={one} variant="primary" size="small">
            Continue your booking
          </ContinueLink>
        </Line>
      ))}
      {booked.map((one) => (
        <Line key={one.id} booking={one} onForget={() => forget(one)}>
          <BookedActions booking={one} agency={agency} />
        </Line>
      ))}
    </PlainList>
  )
}

const products = {
  flight: { kind: 'Flight', shape: Plane },
  hotel: { kind: 'Hotel', shape: Hotel },
  tour: { kind: 'Tour', shape: MapIcon },
  package: { kind: 'Package', shape: Luggage },
}

/** Name of a booking in the labels of its buttons. */
function nameOf({ reference, recap }: DeviceBooking): string {
  return reference ?? recap.name
}

type LineProps = {
  booking: DeviceBooking
  onForget: () => void
  /** Actions before Delete. */
  children: ReactNode
}

function Line({ booking, onForget, children }: LineProps) {
  const { product, state, reference, start, end, recap } = booking
  const { kind, shape } = products[product]
  const called = reference ? `${kind}, reference ${reference}` : kind
  return (
    <li className={styles.line}>
      <Icon shape={shape} size={24} />
      <div className={styles.words}>
        <strong>{recap.name}</strong>
        <span className={styles.note}>{called}</span>
        {start && (
          <span className={styles.note}>
            <Dated text={formatDays(start, end)} />
          </span>
        )}
        <span>{`Total ${formatUsd(recap.totalUsd)}`}</span>
        <span className={styles.state}>{stateText(booking)}</span>
        {state !== 'unfinished' && (
          <>
            <Conditions {...recap} />
            <span className={styles.note}>To cancel, write to us by WhatsApp.</span>
          </>
        )}
      </div>
      <div className={styles.actions}>
        {children}
        <IconButton label={`Delete ${nameOf(booking)} from this device`} onClick={onForget}>
          <Icon shape={Trash2} size={20} />
        </IconButton>
      </div>
    </li>
  )
}

function BookedActions({ booking, agency }: { booking: DeviceBooking; agency: Agency }) {
  const { reference, product, state, recap } = booking
  const name = nameOf(booking)
  const look = { variant: 'ghost', size: 'small' } as const
  return (
    <>
      {state === 'paid' && reference && (
        <ButtonLink
          {...look}
          to={`${bookingPaths[product].success}?booking=${reference}`}
          aria-label={`Receipt of ${name}`}
        >
          Receipt
        </ButtonLink>
      )}
      {recap.events.length > 0 && (
        <Button
          {...look}
          aria-label={`Add to calendar: ${name}`}
          onClick={() => saveCalendar([{ reference, recap }], agency)}
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
