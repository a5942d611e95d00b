import type { Gallery } from './picture.ts'
import { destinations } from './scenes/destinations.ts'
import { heroes } from './scenes/heroes.ts'

/** Every 16:10 illustration, by name. */
export const gallery: Gallery = {
  ...heroes,
  ...destinations,
}
