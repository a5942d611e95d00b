import { DetailSection } from '@storefront/catalogue'
import type { Agency } from '@storefront/contract'
import { MapOnDemand } from '@storefront/ui'
import type { HotelDetail } from '../domain/hotel.ts'
import { factRows } from '../domain/hotel-facts.ts'
import { minAgeText } from '../domain/stay-limits.ts'
import styles from './HotelFacts.module.css'

type HotelFactsProps = {
  hotel: HotelDetail
  /** Address of the hotel for the stay. */
  address: string
  tiles: Agency['mapTiles']
}

/** Check-in hours, address, minimum age and map of a hotel. Renders nothing if none is known. */
export function HotelFacts({ hotel, address, tiles }: HotelFactsProps) {
  const { name, facts, limits, location } = hotel
  const rows = factRows(facts)
  if (rows.length === 0 && limits.minAge === null && !location) return null
  return (
    <DetailSection title="Getting there and checking in">
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {limits.minAge !== null && <p>{minAgeText(limits.minAge)}</p>}
      {location && (
        <MapOnDemand
          label={name}
          many="hotels"
          places={[{ name, price: name, location, address }]}
          tiles={tiles}
        />
      )}
    </DetailSection>
  )
}
