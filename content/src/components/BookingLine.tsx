import type { DeviceBooking } from '@storefront/booking'
import type { Product } from '@storefront/contract'
import { chatUrl, formatDate } from '@storefront/domain'
import { ButtonLink, IconButton } from '@storefront/ui'
import { Hotel, Luggage, MapIcon, Plane, Trash2 } from '@storefront/ui/icons'
import styles from './BookingLine.module.css'

const names: Record<Product, string> = {
  flight: 'Flight',
  hotel: 'Hotel',
  tour: 'Tour',
  package: 'Package',
}
const icons = { flight: Plane, hotel: Hotel, tour: MapIcon, package: Luggage }

export type BookingLineProps = { booking: DeviceBooking; whatsapp: string; onForget: () => void }

/** One booking of this device: what, which reference, when; to ask about or to delete. */
export function BookingLine({ booking, whatsapp, onForget }: BookingLineProps) {
  const { reference, product, start, end } = booking
  const Icon = icons[product]
  return (
    <div className={styles.line}>
      <Icon size={24} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{`${names[product]} ${reference}`}</strong>
        {start && (
          <span className={styles.dates}>
            {end ? `${formatDate(start)} to ${formatDate(end)}` : formatDate(start)}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink
          variant="ghost"
          size="small"
          href={chatUrl(whatsapp, `Hello! I have a question about my booking ${reference}.`)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Ask by WhatsApp about ${reference}`}
        >
          Ask by WhatsApp
        </ButtonLink>
        <IconButton label={`Delete ${reference} from this device`} onClick={onForget}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
