import type { tours } from '../../database/catalogue-tables.ts'
import { destinations } from '../destinations.ts'
import { jungleAndLagoonTours } from './jungle-and-lagoon.ts'
import { ruinsAndTowns } from './ruins-and-towns.ts'
import { seaTours } from './sea.ts'

/** Tours as their table has them. */
export function tourRows(): (typeof tours.$inferInsert)[] {
  return [...ruinsAndTowns, ...seaTours, ...jungleAndLagoonTours].map((tour, index) => ({
    id: index + 1,
    slug: tour.slug,
    name: tour.name,
    description: tour.description,
    image: tour.image,
    destinationId: destinations.find(({ slug }) => slug === tour.destination)?.id ?? 0,
    durationDays: tour.durationDays,
    priceCents: Math.round(tour.usd * 100),
    includedServices: tour.services,
    images: [tour.image, ...tour.gallery],
    places: tour.places,
  }))
}
