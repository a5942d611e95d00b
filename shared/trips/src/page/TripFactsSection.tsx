import { DetailSection } from '@storefront/catalogue'
import { guestLimits } from '../rules/party-limits.ts'
import { seasonText } from '../rules/season.ts'
import type { Trip } from '../rules/trip.ts'
import { guideRows, startRows } from '../rules/trip-facts.ts'
import styles from './TripFactsSection.module.css'

export function TripFactsSection({ trip }: { trip: Trip }) {
  const guests = guestLimits(trip.limits)
  const season = seasonText(trip)
  const rows = [
    ...startRows(trip),
    ...guideRows(trip),
    ...(season ? [{ label: 'Season', value: season }] : []),
    ...(guests ? [{ label: 'Guests', value: guests }] : []),
  ]
  if (rows.length === 0) return null
  return (
    <DetailSection title="Good to know">
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  )
}
