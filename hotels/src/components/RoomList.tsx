import { PlainList } from '@storefront/ui'
import type { Rate, Room } from '../domain/hotel.ts'
import type { Stay } from '../domain/stay.ts'
import { RoomCard } from './RoomCard.tsx'
import styles from './RoomList.module.css'

export type RoomListProps = {
  rooms: readonly Room[]
  stay: Stay
  onSelect: (room: Room, rate: Rate) => void
  onStayLonger: (nights: number) => void
}

/** The rooms of a hotel: three, two or one to a row (spec §2). */
export function RoomList({ rooms, stay, onSelect, onStayLonger }: RoomListProps) {
  return (
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
  )
}
