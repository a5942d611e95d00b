import type { HotelFacts, Id, IsoDate, Rate, SelectedRoom, StayLimits } from '@storefront/contract'
import type { PictureFocus, SafeHtmlText } from '@storefront/ui'

/** A picture of a hotel or of one of its rooms; `alt` says what it shows, '' where the provider does not say. */
export type HotelImage = { id: Id; imageUrl: string; alt: string }

/** Rooms of a kind that are left on a night. */
export type PlacesLeft = { date: IsoDate; places: number }

/** A place on a map, in degrees. */
export type GeoPoint = { latitude: number; longitude: number }

/** A room with everything it is sold at. */
export type RoomOnSale = Omit<
  SelectedRoom,
  'imageUrl' | 'selectedRate' | 'rates' | 'secondParty'
> & {
  rates: Rate[]
  /** Rooms of this kind on a night; null or absent where the provider does not say. */
  units?: number | null
}

/** A room as its hotel's page shows it. */
export type Room = RoomOnSale & {
  description: string
  images: HotelImage[]
  features: string[]
  /** Nights with fewer rooms of this kind left than usual. */
  placesLeft?: PlacesLeft[]
}

/** A hotel as far as a list needs it. `rating` is out of 5, null when there is none. */
export type Hotel = {
  id: Id
  slug: string
  name: string
  rating: number | null
  imageUrl: string | null
  imageFocus?: PictureFocus | null
  destinationName: string
  facilities: string[]
  /** Position; null where the provider states none. */
  location: GeoPoint | null
  /** To the nearest beach on foot, in metres; null where the provider does not say. */
  beachMeters: number | null
  limits: StayLimits
  rooms: RoomOnSale[]
}

/** A hotel with all that its detail page shows. */
export type HotelDetail = Omit<Hotel, 'rooms'> & {
  rooms: Room[]
  facts: HotelFacts
  /** Additions that the provider takes in a booking call. */
  bookingAccepts: string[]
  /** ISO 3166 code, null when unknown. */
  country: string | null
  /** True when the provider prices stays on other days. */
  hasDayPrices: boolean
  description: SafeHtmlText
  services: string[]
  images: HotelImage[]
}
