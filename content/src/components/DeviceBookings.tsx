import type { DeviceBooking } from '@storefront/booking'
import { PlainList, Skeleton } from '@storefront/ui'
import { BookingLine } from './BookingLine.tsx'
import styles from './DeviceBookings.module.css'

export type DeviceBookingsProps = {
  /** Null while they are being read. */
  bookings: readonly DeviceBooking[] | null
  whatsapp: string
  onForget: (reference: string) => void
}

/** The bookings this browser has noted. */
export function DeviceBookings({ bookings, whatsapp, onForget }: DeviceBookingsProps) {
  if (!bookings) return <Skeleton height={88} className={styles.box} />
  if (bookings.length === 0) return <p className={styles.none}>No bookings on this device yet.</p>
  return (
    <PlainList className={styles.list}>
      {bookings.map((booking) => (
        <li key={booking.reference} className={styles.box}>
          <BookingLine
            booking={booking}
            whatsapp={whatsapp}
            onForget={() => onForget(booking.reference)}
          />
        </li>
      ))}
    </PlainList>
  )
}
