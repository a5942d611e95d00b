import { BottomBar } from '@storefront/booking'
import { ButtonLink } from '@storefront/ui'
import type { StayPrice } from '../domain/pricing.ts'
import styles from './RoomsBar.module.css'
import { StayTotal } from './StayTotal.tsx'

export type RoomsBarProps = {
  /** What the cheapest room costs for this stay; null when no room can be had. */
  from: StayPrice | null
  nights: number
  roomsAddress: string
}

/** On a phone, the price and the way to the rooms are always in reach; from 992 px the stay panel has both. */
export function RoomsBar({ from, nights, roomsAddress }: RoomsBarProps) {
  return (
    <div className={styles.narrow}>
      <BottomBar className={styles.bar}>
        {from ? <StayTotal price={from} nights={nights} /> : <p>No rooms for this stay</p>}
        <ButtonLink href={roomsAddress} variant="cta" className={styles.rooms}>
          See rooms
        </ButtonLink>
      </BottomBar>
    </div>
  )
}
