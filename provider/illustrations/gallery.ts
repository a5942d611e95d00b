import type { Gallery } from './picture.ts'
import { amenities } from './scenes/amenities.ts'
import { articles } from './scenes/articles.ts'
import { destinations } from './scenes/destinations.ts'
import { heroes } from './scenes/heroes.ts'
import { hotels } from './scenes/hotels.ts'
import { packages } from './scenes/packages.ts'
import { rooms } from './scenes/rooms.ts'
import { tours } from './scenes/tours.ts'

/** Every 16:10 illustration, by name. */
export const gallery: Gallery = {
  ...heroes,
  ...destinations,
  ...articles,
  ...hotels,
  ...rooms,
  ...tours,
  ...packages,
  ...amenities,
}
