import { useAddition } from '@storefront/catalogue'
import { formatUsd } from '@storefront/domain'
import { Button, Callout } from '@storefront/ui'
import { loadCalls } from '../api/load-calls.ts'
import styles from '../components/HotelRooms.module.css'
import { unavailableReason } from '../domain/alternatives.ts'
import { roomsThatTake } from '../domain/offers.ts'
import { stayOf } from '../domain/pricing.ts'
import { type RoomSelection, roomSelection } from '../domain/room-selection.ts'
import { detailAddress } from '../domain/search.ts'
import { backText } from '../domain/selection.ts'

export type RoomUnavailableProps = {
  selection: RoomSelection
  /** Last selection on this page that fitted, or null. */
  fitted: RoomSelection | null
  onSelect: (selection: RoomSelection) => void
}

/** Reason why no rate of the selected room fits, the way back, and rooms of the hotel that take the stay. */
export function RoomUnavailable({ selection, fitted, onSelect }: RoomUnavailableProps) {
  const { hotel, room, search } = selection
  const stay = stayOf(search)
  const question = `rooms ${detailAddress(hotel.slug, search)}`
  const found = useAddition(question, 'Other rooms', async (http, signal) => {
    const { getHotel, getRoomsLeft } = await loadCalls()
    const found = await getHotel(http, hotel.slug, signal)
    if (!found.hasDayPrices) return found
    return { ...found, rooms: await getRoomsLeft(http, hotel.slug, search, signal) }
  })
  const others = found ? roomsThatTake(found.rooms, stay) : []
  return (
    <Callout tone="info" quiet>
      <p>{unavailableReason(room, stay)}</p>
      {fitted && (
        <p className={styles.ways}>
          <Button size="small" variant="secondary" onClick={() => onSelect(fitted)}>
            {backText(fitted.search, search)}
          </Button>
        </p>
      )}
      {found && (
        <div className={styles.ways}>
          <p>
            {others.length > 0
              ? 'These rooms take your stay:'
              : 'No room of this hotel takes your stay.'}
          </p>
          {others.map(({ room: other, rate, price }) => (
            <Button
              key={other.id}
              size="small"
              onClick={() => onSelect(roomSelection(found, other, rate, search, room.secondParty))}
            >
              {`${other.name}: ${formatUsd(price.totalUsd)} in all`}
            </Button>
          ))}
        </div>
      )}
    </Callout>
  )
}
