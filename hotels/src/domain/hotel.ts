import type { Id, Rate, SelectedRoom } from '@storefront/contract'
import type { SafeHtmlText } from '@storefront/ui'

/** A picture of a hotel or of one of its rooms; `alt` says what it shows, '' where the provider does not say. */
export type HotelImage = { id: Id; imageUrl: string; alt: string }

/** A room with everything it is sold at. */
export type RoomOnSale = Omit<SelectedRoom, 'imageUrl' | 'selectedRate' | 'rates'> & {
  rates: Rate[]
}

/** A room as its hotel's page shows it. */
export type Room = RoomOnSale & {
  description: string
  images: HotelImage[]
  features: string[]
}

/** A hotel as far as a list needs it. `rating` is out of 5, null when there is none. */
export type Hotel = {
  id: Id
  slug: string
  name: string
  rating: number | null
  imageUrl: string | null
  destinationName: string
  facilities: string[]
  rooms: RoomOnSale[]
}

/** A hotel with all that its detail page shows. */
export type HotelDetail = Omit<Hotel, 'rooms'> & {
  rooms: Room[]
  /** ISO 3166 code, null when unknown. */
  country: string | null
  description: SafeHtmlText
  services: string[]
  images: HotelImage[]
}
