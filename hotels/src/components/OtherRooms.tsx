import { formatUsd } from '@storefront/domain'
import { Button, Callout } from '@storefront/ui'
import type { RoomAtRate } from '../domain/alternatives.ts'
import type { Room } from '../domain/hotel.ts'
import styles from './HotelRooms.module.css'

export type OtherRoomsProps = {
  /** Reason why the selected room is not available. */
  reason: string
  /** Rooms of the hotel that take the stay; null until they are known. */
  rooms: readonly RoomAtRate<Room>[] | null
  onSelect: (other: RoomAtRate<Room>) => void
  /** Way back to the last stay that fitted on this page, or null. */
  back: { label: string; onPress: () => void } | null
}

/** Ways on from a selected room that no rate fits. */
export function OtherRooms({ reason, rooms, onSelect, back }: OtherRoomsProps) {
  return (
    <Callout tone="info" quiet>
      <p>{reason}</p>
      {back && (
        <p className={styles.ways}>
          <Button size="small" variant="secondary" onClick={back.onPress}>
            {back.label}
          </Button>
        </p>
      )}
      {rooms && (
        <div className={styles.ways}>
          <p>
            {rooms.length > 0
              ? 'These rooms take your stay:'
              : 'No room of this hotel takes your stay.'}
          </p>
          {rooms.map((other) => (
            <Button key={other.room.id} size="small" onClick={() => onSelect(other)}>
              {`${other.room.name}: ${formatUsd(other.totalUsd)} in all`}
            </Button>
          ))}
        </div>
      )}
    </Callout>
  )
}
