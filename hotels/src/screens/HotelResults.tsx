import { ResultsList, TextFilter, useList } from '@storefront/catalogue'
import type { HotelSearch } from '@storefront/contract'
import { addDays, stayText, travellerSummary } from '@storefront/domain'
import { useNavigate } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { LongList, MapOnDemand } from '@storefront/ui'
import { useState } from 'react'
import { HotelCard } from '../components/HotelCard.tsx'
import { LongerStayLink } from '../components/LongerStayLink.tsx'
import { TwoRooms } from '../components/TwoRooms.tsx'
import { type HotelOffer, type HotelsFound, pricedPlaces } from '../domain/offers.ts'
import { stayOf } from '../domain/pricing.ts'
import { minimumStayText } from '../domain/rates.ts'
import { hotelList } from '../domain/results.ts'
import { detailAddress, roomsAddress } from '../domain/search.ts'
import styles from './HotelResults.module.css'

type HotelMapProps = { offers: readonly HotelOffer[]; addressOf: (offer: HotelOffer) => string }

/** Map of the listed hotels with prices. Renders nothing without a known location. */
function HotelMap({ offers, addressOf }: HotelMapProps) {
  const { agency } = useStorefront()
  const places = pricedPlaces(offers, addressOf)
  if (places.length === 0) return null
  return <MapOnDemand label="Hotels found" many="hotels" places={places} tiles={agency.mapTiles} />
}

/** Last hotel that could not be selected. A new `count` announces it again. */
type Refusal = { id: HotelOffer['id']; count: number }

type HotelResultsProps = { search: HotelSearch; found: HotelsFound }

/** Results with at least one hotel. Selecting a hotel opens its rooms if the stay meets its minimum (product 3.2). */
export function HotelResults({ search, found }: HotelResultsProps) {
  const { offers, longer, inTwoRooms } = found
  const navigate = useNavigate()
  const { shown, ...list } = useList(hotelList, offers)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { nights } = stayOf(search)
  const select = (offer: HotelOffer) => {
    if (nights >= offer.largestMinNights) void navigate(roomsAddress(offer.slug, search))
    else setRefusal({ id: offer.id, count: (refusal?.count ?? 0) + 1 })
  }
  // Another search can make the stay long enough.
  const refusalOf = ({ id, largestMinNights }: HotelOffer) => {
    if (refusal?.id !== id || nights >= largestMinNights) return null
    const text = minimumStayText(largestMinNights)
    return { text, enoughNights: largestMinNights, count: refusal.count }
  }
  const stayLonger = ({ slug, largestMinNights }: HotelOffer) => {
    const checkOutDate = addDays(search.checkInDate, largestMinNights)
    void navigate(roomsAddress(slug, { ...search, checkOutDate }))
  }
  return (
    <ResultsList
      product="hotel"
      list={list}
      TextFilter={TextFilter}
      note={stayText(search)}
      map={<HotelMap offers={shown} addressOf={(offer) => detailAddress(offer.slug, search)} />}
    >
      {/* Other nights or guests change the height of prices. A new list avoids visible movement. */}
      <LongList
        key={`${nights} ${travellerSummary(search.guests)}`}
        items={shown}
        className={styles.list}
      >
        {(offer, index) => (
          <li key={offer.id}>
            <HotelCard
              offer={offer}
              nights={nights}
              address={detailAddress(offer.slug, search)}
              refusal={refusalOf(offer)}
              onSelect={() => select(offer)}
              onStayLonger={() => stayLonger(offer)}
              priority={index === 0}
            />
          </li>
        )}
      </LongList>
      {longer && (
        <p>
          <LongerStayLink search={search} longer={longer} />
        </p>
      )}
      <TwoRooms search={search} hotels={inTwoRooms} />
    </ResultsList>
  )
}
