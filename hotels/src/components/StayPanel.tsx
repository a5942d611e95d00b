import type { HotelSearch } from '@storefront/contract'
import { OfferPrice, PriceBreakdown, TotalLine } from '@storefront/prices'
import { BottomBar, ButtonLink, Callout, Card, ChatLink, WhatsAppIcon } from '@storefront/ui'
import { type StayPrice, stayBreakdown } from '../domain/pricing.ts'
import type { NightLimits } from '../domain/stay-limits.ts'
import { StayFields } from './StayFields.tsx'
import styles from './StayPanel.module.css'

export type StayPanelProps = {
  search: HotelSearch
  nights: number
  /** Price of the cheapest room; null when none is available. */
  from: StayPrice | null
  roomsAddress: string
  limits: NightLimits
  /** Reason why the stay cannot be paid by card; null if it can. */
  problem: string | null
  chatAddress: string
  onChange: (change: Partial<HotelSearch>) => void
}

/** Dates and guests of the stay. Every price on the page follows them. */
export function StayPanel(props: StayPanelProps) {
  const { search, nights, from, roomsAddress, limits, problem, chatAddress, onChange } = props
  return (
    <Card as="section" className={styles.panel} aria-label="Your stay">
      <h2 className={styles.title}>Your stay</h2>
      <StayFields search={search} limits={limits} onChange={onChange} />
      {problem && (
        <Callout tone="warn">
          <p>{`${problem} Change your stay, or ask us about it on WhatsApp.`}</p>
          <p className={styles.ask}>
            <ChatLink href={chatAddress} size="small">
              <WhatsAppIcon />
              Ask us on WhatsApp
            </ChatLink>
          </p>
        </Callout>
      )}
      <div role="status" className={styles.price}>
        {from ? (
          <>
            <p className={styles.cheapest}>Lowest price available</p>
            <PriceBreakdown {...stayBreakdown(from, nights)} />
            <TotalLine label="Total" usd={from.totalUsd} />
          </>
        ) : (
          <p className={styles.none}>No rooms are available for this stay.</p>
        )}
      </div>
      <ButtonLink to={roomsAddress} variant="primary" wide>
        {from ? 'See available rooms' : 'See all rooms'}
      </ButtonLink>
    </Card>
  )
}

type RoomsBarProps = {
  /** Price of the cheapest room; null when none is available. */
  from: StayPrice | null
  /** Nights and guests of the price, e.g. '3 nights, 2 guests'. */
  basis: string
  roomsAddress: string
}

/**
 * Price and link to the rooms on a phone; from 992 px the stay panel has both. Always two lines high, so that the page
 * does not move.
 */
export function RoomsBar({ from, basis, roomsAddress }: RoomsBarProps) {
  return (
    <div className={styles.narrow}>
      <BottomBar className={styles.bar}>
        {from ? (
          <OfferPrice totalUsd={from.totalUsd} unit="total" basis={[basis]} />
        ) : (
          <p>No rooms for this stay</p>
        )}
        <ButtonLink to={roomsAddress} variant="cta" className={styles.rooms}>
          {from ? 'See rooms' : 'See all rooms'}
        </ButtonLink>
      </BottomBar>
    </div>
  )
}
