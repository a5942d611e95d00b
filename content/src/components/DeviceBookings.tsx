import type { DeviceBooking } from '@storefront/booking'
import { chatUrl, formatDays } from '@storefront/domain'
import { ChatLink, Dated, IconButton, PlainList, Skeleton } from '@storefront/ui'
import { Hotel, Luggage, MapIcon, Plane, Trash2 } from '@storefront/ui/icons'
import styles from './DeviceBookings.module.css'

export type DeviceBookingsProps = {
  /** Null while they are being read. */
  bookings: readonly DeviceBooking[] | null
  whatsapp: string
  onForget: (booking: DeviceBooking) => void
}

/** The bookings this browser has noted. */
export function DeviceBookings({ bookings, whatsapp, onForget }: DeviceBookingsProps) {
  if (!bookings) return <Skeleton height={88} className={styles.box} />
  if (bookings.length === 0) return <p className={styles.none}>No bookings on this device yet.</p>
  return (
    <PlainList className={styles.list}>
      {bookings.map((booking) => (
        <BookingLine
          key={`${booking.product} ${booking.reference}`}
          booking={booking}
          whatsapp={whatsapp}
          onForget={() => onForget(booking)}
        />
      ))}
    </PlainList>
  )
}

const products = {
  flight: { name: 'Flight', Icon: Plane },
  hotel: { name: 'Hotel', Icon: Hotel },
  tour: { name: 'Tour', Icon: MapIcon },
  package: { name: 'Package', Icon: Luggage },
}

type BookingLineProps = { booking: DeviceBooking; whatsapp: string; onForget: () => void }

/** One booking of this device: what, which reference, when; to ask about or to delete. */
function BookingLine({ booking, whatsapp, onForget }: BookingLineProps) {
  const { reference, product, start, end } = booking
  const { name, Icon } = products[product]
  return (
    <li className={styles.line}>
      <Icon size={24} />
      <div className={styles.words}>
        <strong>{`${name} ${reference}`}</strong>
        {start && (
          <span className={styles.dates}>
            <Dated text={formatDays(start, end)} />
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <ChatLink
          variant="ghost"
          size="small"
          href={chatUrl(whatsapp, `Hello! I have a question about my booking ${reference}.`)}
          aria-label={`Ask by WhatsApp about ${reference}`}
        >
          Ask by WhatsApp
        </ChatLink>
        <IconButton label={`Delete ${reference} from this device`} onClick={onForget}>
          <Trash2 size={20} />
        </IconButton>
      </div>
    </li>
  )
}
