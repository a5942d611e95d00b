import type { HotelFacts, Id, IsoDate, Rate, SelectedRoom, StayLimits } from '@storefront/contract'
import type { PictureFocus, SafeHtmlText } from '@storefront/ui'

/** Picture of a hotel or a room. `alt` is '' if the provider sends none. */
export type HotelImage = { id: Id; imageUrl: string; alt: string }

type PlacesLeft = { date: IsoDate; places: number }

/** Position in degrees. */
export type GeoPoint = { latitude: number; longitude: number }

/** Room of a listed hotel, with its rates. */
export type RoomOnSale = Omit<
  SelectedRoom,
  'imageUrl' | 'selectedRate' | 'rates' | 'secondParty'
> & {
  rates: Rate[]
  /** Rooms of this kind on a night; null or absent if unknown. */
  units?: number | null
}

export type Room = RoomOnSale & {
  description: string
  images: HotelImage[]
  features: string[]
  /** Nights with few rooms of this kind left. Other nights have all `units`. */
  placesLeft?: PlacesLeft[]
}

/** A hotel in a list. `rating` is out of 5, or null. */
export type Hotel = {
  id: Id
  slug: string
  name: string
  rating: number | null
  imageUrl: string | null
  imageFocus?: PictureFocus | null
  destinationName: string
  facilities: string[]
  location: GeoPoint | null
  /** Walk to the nearest beach in metres; null if unknown. */
  beachMeters: number | null
  limits: StayLimits
  rooms: RoomOnSale[]
}

export type HotelDetail = Omit<Hotel, 'rooms'> & {
  rooms: Room[]
  facts: HotelFacts
  /** Names of our API additions that the provider accepts in a booking call. */
  bookingAccepts: string[]
  /** ISO 3166 code; null if unknown. */
  country: string | null
  /** True when the provider has prices for other check-in days. */
  hasDayPrices: boolean
  description: SafeHtmlText
  services: string[]
  images: HotelImage[]
}
