import { Conditions } from '@storefront/booking'
import { DetailSection } from '@storefront/catalogue'
import type { Rate } from '@storefront/contract'
import { formatUsd, nightsText } from '@storefront/domain'
import { Badge, Button, Card, Gallery, PlainList } from '@storefront/ui'
import { useId } from 'react'
import type { Room } from '../domain/hotel.ts'
import { type Stay, stayPrice } from '../domain/pricing.ts'
import { chooseRoom, infantPolicies, roomMinNights } from '../domain/rates.ts'
import styles from './HotelRooms.module.css'
import { StayTotal } from './StayTotal.tsx'

export type HotelRoomsProps = {
  /** Where links on the page lead to. */
  id: string
  rooms: readonly Room[]
  stay: Stay
  onSelect: (room: Room, rate: Rate) => void
  onStayLonger: (nights: number) => void
}

/** The rooms of a hotel: three, two or one to a row (product 3.3). */
export function HotelRooms({ id, rooms, stay, onSelect, onStayLonger }: HotelRoomsProps) {
  return (
    <DetailSection title="Available Rooms" id={id}>
      {rooms.length === 0 && <p>This hotel has no rooms to book at the moment.</p>}
      <PlainList className={styles.list}>
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomCard
              room={room}
              stay={stay}
              onSelect={(rate) => onSelect(room, rate)}
              onStayLonger={onStayLonger}
            />
          </li>
        ))}
      </PlainList>
    </DetailSection>
  )
}

type RoomCardProps = {
  room: Room
  stay: Stay
  /** Selects the room at this rate, the cheapest usable one. */
  onSelect: (rate: Rate) => void
  /** Extends the stay to the nights that the room's minimum stay requires. */
  onStayLonger: (nights: number) => void
}

/** One room of a hotel (product 3.3): what it is, what the stay costs, or why it is not available. */
function RoomCard({ room, stay, onSelect, onStayLonger }: RoomCardProps) {
  const id = useId()
  const choice = chooseRoom(room, stay)
  const minimum = roomMinNights(room)
  return (
    <Card
      as="article"
      padded={false}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={styles.card}
    >
      <Gallery
        name={room.name}
        images={room.images}
        isCompact
        sizes="(min-width: 1400px) 422px, (min-width: 768px) 362px, calc(100vw - 34px)"
        className={styles.pictures}
      />
      <div className={styles.facts}>
        <h3 id={`${id}-name`}>{room.name}</h3>
        {room.description && <p className={styles.description}>{room.description}</p>}
        {minimum > 0 && (
          <p className={styles.badges}>
            <Badge tone="warn">{`Min. ${minimum} night`}</Badge>
          </p>
        )}
        <InfantPolicies room={room} stay={stay} />
        <p className={styles.badges}>
          {room.features.map((feature) => (
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
              {choice.problem}
            </p>
            {choice.enoughNights !== null && (
              <StayLonger nights={choice.enoughNights} onStayLonger={onStayLonger} />
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
  return (
    <>
      <StayTotal price={price} nights={stay.nights} />
      <Conditions {...price} />
    </>
  )
}

function StayLonger(props: { nights: number; onStayLonger: (nights: number) => void }) {
  const { nights, onStayLonger } = props
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={({ currentTarget }) => {
        // The longer stay takes this button away: the focus stays with its room.
        currentTarget.closest('article')?.focus({ preventScroll: true })
        onStayLonger(nights)
      }}
    >
      {`Stay ${nightsText(nights)}`}
    </Button>
  )
}

function InfantPolicies({ room, stay }: { room: Room; stay: Stay }) {
  return infantPolicies(room, stay).map(({ rateId, text, nightlyUsd }) => (
    <p key={rateId} className={styles.policy}>
      {nightlyUsd !== null && <strong>{formatUsd(nightlyUsd)} rate: </strong>}
      {text}
    </p>
  ))
}
