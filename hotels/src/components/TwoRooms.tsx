import { partyTooLargeText } from '@storefront/catalogue'
import type { HotelSearch } from '@storefront/contract'
import { formatUsd, nightsText, travellerSummary } from '@storefront/domain'
import { Card, CardLink, PlainList } from '@storefront/ui'
import { useId } from 'react'
import { stayOf } from '../domain/pricing.ts'
import { firstRoomAddress } from '../domain/search.ts'
import { guestsOf, type HotelInTwoRooms, roomsText } from '../domain/two-rooms.ts'
import styles from './TwoRooms.module.css'

export type TwoRoomsProps = { search: HotelSearch; hotels: readonly HotelInTwoRooms[] }

/** Hotels that take a party in two rooms. Each links to the first of the two bookings. */
export function TwoRooms({ search, hotels }: TwoRoomsProps) {
  const id = useId()
  if (hotels.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>In two rooms</h2>
      <p>{`${partyTooLargeText(travellerSummary(search.guests))} Two rooms are two bookings: you book the first, and we prepare the second.`}</p>
      <PlainList className={styles.list}>
        {hotels.map(({ id, slug, name, pair }) => (
          <li key={id}>
            <Card as="article" interactive className={styles.hotel}>
              <h3 className={styles.name}>
                <CardLink to={firstRoomAddress(slug, search, guestsOf(pair))}>{name}</CardLink>
              </h3>
              <p className={styles.total}>
                {`${formatUsd(pair.totalUsd)} total, ${nightsText(stayOf(search).nights)}`}
              </p>
              <p className={styles.rooms}>{roomsText(pair)}</p>
            </Card>
          </li>
        ))}
      </PlainList>
    </section>
  )
}
