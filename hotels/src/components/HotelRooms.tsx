import { DetailSection, useArrival, useFragmentAddress } from '@storefront/catalogue'
import type { Rate } from '@storefront/contract'
import { formatUsd, groupProblem, nightsText } from '@storefront/domain'
import { Conditions } from '@storefront/prices'
import { Badge, Button, ButtonLink, Card, Gallery, PlainList } from '@storefront/ui'
import { type ReactNode, useId } from 'react'
import { roomsLeftText, unavailableReason } from '../domain/alternatives.ts'
import type { Room } from '../domain/hotel.ts'
import { cheapestStay, type RoomOffer, roomsThatTake } from '../domain/offers.ts'
import { type Stay, stayOf, stayPrice } from '../domain/pricing.ts'
import { chooseRoom, infantPolicies, roomMinNights } from '../domain/room-choice.ts'
import styles from './HotelRooms.module.css'
import { NoRoomFits, type NoRoomFitsProps } from './NoRoomFits.tsx'
import { StayTotal } from './StayTotal.tsx'

export type HotelRoomsProps = NoRoomFitsProps & {
  /** The hotel's rooms. A room has no rates if a night of the stay is sold out. */
  rooms: readonly Room[]
  /** Id of the section, for links on the page. */
  id: string
  /** Prices of other days, shown above the rooms if the hotel takes the stay. */
  days: ReactNode
  onSelect: (room: Room, rate: Rate) => void
}

export function HotelRooms({ id, rooms, days, onSelect, ...rest }: HotelRoomsProps) {
  const { hotel, search, onStayLonger } = rest
  const stay = stayOf(search)
  const takesStay =
    groupProblem('hotel', hotel.limits, stay) === null && cheapestStay(hotel.rooms, stay) !== null
  const [fitting] = roomsThatTake(rooms, stay)
  return (
    <DetailSection title="Available Rooms" id={id}>
      {rooms.length === 0 && <p>This hotel has no rooms to book at the moment.</p>}
      {takesStay && days && (
        <div className={styles.days}>
          <p>{`Lowest total for ${nightsText(stay.nights)} by day of check-in`}</p>
          {days}
        </div>
      )}
      {rooms.length > 0 && !takesStay && <NoRoomFits {...rest} />}
      <PlainList className={styles.list}>
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomCard
              room={room}
              stay={stay}
              cardId={cardIdOf(id, room)}
              fitting={fitting && { ...fitting, cardId: cardIdOf(id, fitting.room) }}
              onSelect={(rate) => onSelect(room, rate)}
              onStayLonger={onStayLonger}
            />
          </li>
        ))}
      </PlainList>
    </DetailSection>
  )
}

function cardIdOf(rooms: string, { id }: Room): string {
  return `${rooms}-${encodeURIComponent(id)}`
}

type RoomCardProps = {
  room: Room
  stay: Stay
  cardId: string
  /** Cheapest room that takes the stay, and its card, if one does. */
  fitting: (RoomOffer<Room> & { cardId: string }) | undefined
  onSelect: (rate: Rate) => void
  /** Extends the stay to `nights`, the room's minimum. */
  onStayLonger: (nights: number) => void
}

/** A room (product 3.3) with the price of the stay, or the reason why it is not available. */
function RoomCard({ room, stay, cardId, fitting, onSelect, onStayLonger }: RoomCardProps) {
  const id = useId()
  const fragmentAddress = useFragmentAddress()
  useArrival(cardId)
  const choice = chooseRoom(room, stay)
  const minimum = roomMinNights(room)
  const sleeps = room.sleeps ? `Sleeps ${room.sleeps}` : null
  return (
    <Card
      as="article"
      padded={false}
      id={cardId}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={styles.card}
    >
      <Gallery
        name={room.name}
        images={room.images}
        isCompact
        sizes="(min-width: 1400px) 384px, (min-width: 768px) 362px, calc(100vw - 34px)"
        className={styles.pictures}
      />
      <div className={styles.facts}>
        <h3 id={`${id}-name`}>{room.name}</h3>
        {room.description && <p className={styles.description}>{room.description}</p>}
        <p className={styles.badges}>
          {minimum > 0 && <Badge tone="warn">{`Min. ${minimum} night`}</Badge>}
          {sleeps && <Badge tone="lagoon">{sleeps}</Badge>}
        </p>
        <InfantPolicies room={room} stay={stay} />
        <p className={styles.badges}>
          {room.features
            .filter((feature) => feature !== sleeps)
            .map((feature) => (
              <Badge key={feature}>{feature}</Badge>
            ))}
        </p>
      </div>
      <div className={styles.offer}>
        {choice.rate ? (
          <RoomPrice room={room} rate={choice.rate} stay={stay} />
        ) : (
          <>
            <p className={styles.none}>Not available</p>
            <p id={`${id}-why`} className={styles.why}>
              {unavailableReason(room, stay)}
            </p>
            {choice.enoughNights !== null && (
              <StayLonger nights={choice.enoughNights} onStayLonger={onStayLonger} />
            )}
            {fitting && (
              <ButtonLink to={fragmentAddress(fitting.cardId)} variant="secondary" size="small">
                {`${fitting.room.name}: ${formatUsd(fitting.price.totalUsd)}`}
              </ButtonLink>
            )}
          </>
        )}
        <Button
          variant="cta"
          wide
          disabled={!choice.rate}
          id={`${id}-select`}
          aria-labelledby={`${id}-select ${id}-name`}
          aria-describedby={choice.rate ? undefined : `${id}-why`}
          onClick={() => choice.rate && onSelect(choice.rate)}
        >
          Select Room
        </Button>
      </div>
    </Card>
  )
}

function RoomPrice({ room, rate, stay }: { room: Room; rate: Rate; stay: Stay }) {
  const price = stayPrice(room, rate, stay)
  const left = roomsLeftText(room, stay)
  return (
    <>
      <StayTotal price={price} nights={stay.nights} />
      {left && <p className={styles.left}>{left}</p>}
      <Conditions {...price} />
    </>
  )
}

function StayLonger(props: { nights: number; onStayLonger: (nights: number) => void }) {
  const { nights, onStayLonger } = props
  return (
    <Button variant="secondary" size="small" onClick={() => onStayLonger(nights)}>
      {`Stay ${nightsText(nights)}`}
    </Button>
  )
}

function InfantPolicies({ room, stay }: { room: Room; stay: Stay }) {
  return infantPolicies(room, stay).map(({ rateId, text, nightlyUsd, unmet }) => {
    const conditions = [...unmet, ...(nightlyUsd === null ? [] : [`${formatUsd(nightlyUsd)} rate`])]
    return (
      <p key={rateId} className={styles.policy}>
        {conditions.length > 0 && <strong>{`${conditions.join(', ')}: `}</strong>}
        <span>{text}</span>
      </p>
    )
  })
}
