import type { Product, TravellerBand } from '@storefront/contract'
import { ageOn, chatUrl, formatDate, isIsoDate, type TravellerDraft } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { VisuallyHidden } from '@storefront/ui'
import type { TravellerFieldName, TripBounds } from './fields.ts'
import styles from './TravellerSection.module.css'

const adultAge = 18

/**
 * Hint for Mexicans, who may travel within Mexico without a passport: adults on an official ID, which an INE is from 18
 * on, minors on a birth certificate or CURP. Null for others. Without a birth date, children and infants are minors.
 */
export function documentHint(
  field: TravellerFieldName,
  { nationality, dob }: Pick<TravellerDraft, 'nationality' | 'dob'>,
  band: TravellerBand,
  { product, isWithinMexico, tripStarts, tripEnds }: TripBounds,
): string | null {
  if (!isWithinMexico || nationality !== 'MX') return null
  const isMinor = isIsoDate(dob) ? ageOn(dob, tripStarts) < adultAge : band !== 'adults'
  if (field === 'passportExpiry') {
    return isMinor
      ? `A birth certificate or CURP does not expire: enter the last day of the trip, ${formatDate(tripEnds)}.`
      : 'An INE expires on 31 December of the last year on it.'
  }
  if (field !== 'passportNumber') return null
  const trip = product === 'flight' ? 'flights' : 'a trip'
  const documents = isMinor
    ? 'the number of a birth certificate or a CURP'
    : 'an INE or another official ID'
  return `For ${trip} within Mexico ${documents} does.`
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
