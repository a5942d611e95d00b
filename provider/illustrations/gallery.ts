import type { Gallery } from './picture.ts'
import { articles } from './scenes/articles.ts'
import { destinations } from './scenes/destinations.ts'
import { heroes } from './scenes/heroes.ts'
import { hotels } from './scenes/hotels.ts'

/** Every 16:10 illustration, by name. */
export const gallery: Gallery = {
  ...heroes,
  ...destinations,
  ...articles,
  ...hotels,
}
