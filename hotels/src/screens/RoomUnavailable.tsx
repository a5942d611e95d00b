import { useAddition } from '@storefront/catalogue'
import { loadCalls } from '../api/load-calls.ts'
import { OtherRooms } from '../components/OtherRooms.tsx'
import { roomsThatTake, unavailableReason } from '../domain/alternatives.ts'
import { stayOf } from '../domain/pricing.ts'
import { type RoomSelection, roomSelection } from '../domain/room-selection.ts'
import { detailAddress } from '../domain/search.ts'
import { backText } from '../domain/selection.ts'

export type RoomUnavailableProps = {
  selection: RoomSelection
  fitted: RoomSelection | null
  onSelect: (selection: RoomSelection) => void
}

/** Asks the hotel for rooms that take a stay which no rate of the selected room fits. */
export function RoomUnavailable({ selection, fitted, onSelect }: RoomUnavailableProps) {
  const { hotel, room, search } = selection
  const question = `rooms ${detailAddress(hotel.slug, search)}`
  const found = useAddition(question, 'Other rooms', async (http, signal) => {
    const { getHotel, getRoomsLeft } = await loadCalls()
    const found = await getHotel(http, hotel.slug, signal)
    if (!found.hasDayPrices) return found
    return { ...found, rooms: await getRoomsLeft(http, hotel.slug, search, signal) }
  })
  return (
    <OtherRooms
      reason={unavailableReason(room, stayOf(search))}
      rooms={found && roomsThatTake(found.rooms, stayOf(search))}
      onSelect={({ room: other, rate }) =>
        found && onSelect(roomSelection(found, other, rate, search, room.secondParty))
      }
      back={
        fitted && {
          label: backText(fitted.search, search),
          onPress: () => onSelect(fitted),
        }
      }
    />
  )
}
