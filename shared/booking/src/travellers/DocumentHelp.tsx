import type { Product } from '@storefront/contract'
import { chatUrl, formatDate } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { VisuallyHidden } from '@storefront/ui'
import type { TravellerFieldName, TripBounds } from './fields.ts'
import styles from './TravellerSection.module.css'

/** Hint for Mexicans, who may enter another official ID for trips within Mexico; null for others. */
export function documentHint(
  field: TravellerFieldName,
  nationality: string,
  { product, isWithinMexico }: TripBounds,
): string | null {
  if (!isWithinMexico || nationality !== 'MX') return null
  if (field === 'passportExpiry') return 'An INE expires on 31 December of the last year on it.'
  if (field !== 'passportNumber') return null
  const trip = product === 'flight' ? 'flights' : 'a trip'
  return `For ${trip} within Mexico an INE or another official ID does.`
}

const booked: Record<Product, string> = {
  flight: 'a flight',
  hotel: 'a hotel room',
  tour: 'a tour',
  package: 'a package',
}

/** Link to an agent for travellers without a document. */
export function DocumentHelp({ bounds }: { bounds: TripBounds }) {
  const { agency } = useStorefront()
  const trip = `${booked[bounds.product]} on ${formatDate(bounds.tripStarts)}`
  const message = `Hello! I'd like to book ${trip}, and one traveller has no passport.`
  return (
    <p className={styles.documentHelp}>
      <a href={chatUrl(agency.whatsapp, message)} target="_blank" rel="noopener noreferrer">
        No passport? Write to an agent<VisuallyHidden> by WhatsApp, in a new tab</VisuallyHidden>
      </a>
    </p>
  )
}
