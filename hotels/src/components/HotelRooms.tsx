import { DetailSection } from '@storefront/catalogue'
import type { Rate } from '@storefront/contract'
import { PlainList } from '@storefront/ui'
import type { Room } from '../domain/hotel.ts'
import type { Stay } from '../domain/stay.ts'
import styles from './HotelRooms.module.css'
import { RoomCard } from './RoomCard.tsx'

export type HotelRoomsProps = {
  /** Where links on the page lead to. */
  id: string
  rooms: readonly Room[]
  stay: Stay
  onSelect: (room: Room, rate: Rate) => void
  onStayLonger: (nights: number) => void
}

/** The rooms of a hotel: three, two or one to a row (spec §2). */
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
