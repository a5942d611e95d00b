import type { Rate } from '@storefront/contract'
import type { HotelRecord, ListedHotelRecord } from '@storefront/contract/wire'
import type { SafeHtmlText } from '@storefront/ui'

type ListedRoom = ListedHotelRecord['rooms'][number]
type RoomOfPage = HotelRecord['rooms'][number]

/** Room with its rates. A list does not know its full nights, a selection does not know its `units`. */
export type RoomOnSale = Pick<ListedRoom, 'id' | 'name' | 'minNights' | 'pricePerNightUsd'> &
  Partial<Pick<RoomOfPage, 'sleeps' | 'units' | 'soldOutNights'>> & { rates: Rate[] }

/** Room of a hotel's page; `placesLeft` are nights with few rooms left, other nights have all `units`. */
export type Room = RoomOnSale &
  Pick<RoomOfPage, 'description' | 'images' | 'features'> &
  Partial<Pick<RoomOfPage, 'placesLeft'>>

/** A hotel in a list. `rating` is out of 5; null is unknown. */
export type Hotel = Omit<ListedHotelRecord, 'rooms'> & { rooms: RoomOnSale[] }

/** A hotel's page; `country` is an ISO 3166 code, `hasDayPrices` true if other check-in days have prices. */
export type HotelDetail = Omit<HotelRecord, 'description' | 'rooms'> & {
  description: SafeHtmlText
  rooms: Room[]
}
