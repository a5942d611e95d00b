import { LongList } from '@storefront/ui'
import type { HotelOffer } from '../domain/offers.ts'
import { HotelCard } from './HotelCard.tsx'
import styles from './HotelList.module.css'

/** The hotel that could not be selected last, and why; another `count` says it again. */
export type Refusal = { offer: HotelOffer; text: string; enoughNights: number; count: number }

export type HotelListProps = {
  offers: readonly HotelOffer[]
  nights: number
  addressOf: (offer: HotelOffer) => string
  refusal: Refusal | null
  onSelect: (offer: HotelOffer) => void
  /** Selects it for a stay that is long enough. */
  onStayLonger: (offer: HotelOffer) => void
}

/** The hotels found, in order. */
export function HotelList(props: HotelListProps) {
  const { offers, nights, addressOf, refusal, onSelect, onStayLonger } = props
  return (
    <LongList items={offers} className={styles.list}>
      {(offer, index) => (
        <li key={offer.id}>
          <HotelCard
            offer={offer}
            nights={nights}
            address={addressOf(offer)}
            refusal={refusal?.offer.id === offer.id ? refusal : null}
            onSelect={() => onSelect(offer)}
            onStayLonger={() => onStayLonger(offer)}
            priority={index === 0}
          />
        </li>
      )}
    </LongList>
  )
}
