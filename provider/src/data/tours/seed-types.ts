/** A tour as it is written here; price in USD per paying guest. */
export type TourSeed = {
  slug: string
  name: string
  /** Slug of its destination. */
  destination: string
  image: string
  /** Further pictures, in the gallery's order. */
  gallery: string[]
  durationDays: number
  usd: number
  /** Places per starting day. */
  places: number
  description: string
  services: string[]
}
