import { type Later, useLater } from '@storefront/router'
import { Carousel } from '@storefront/ui'
import { destinationPath } from '../domain/destination-links.ts'
import type { PopularDestination } from '../domain/home.ts'
import { DestinationCard, DestinationCardPending } from './DestinationCard.tsx'
import { SectionHeading } from './SectionHeading.tsx'

/** Cards to see at once, by the window's width in px (spec §2 Home). */
const perView = { 0: 1.5, 576: 2, 768: 3, 992: 4 }

export type PopularDestinationsProps = {
  later: Later<PopularDestination[]>
  /** First path segments on offer. */
  mounts: readonly string[]
}

/** The carousel of places people travel to. Nothing at all when there are none (readings). */
export function PopularDestinations({ later, mounts }: PopularDestinationsProps) {
  const destinations = useLater(later)
  if (destinations?.length === 0) return null
  return (
    <Carousel
      // A slider knows the slides that it began with.
      key={destinations ? 'there' : 'coming'}
      label="Popular destinations"
      perView={perView}
      heading={
        <SectionHeading
          title="Popular destinations"
          subtitle="Where our travellers go, from the hotel zone to quiet lagoons."
        />
      }
    >
      {destinations
        ? destinations.map((destination) => (
            <DestinationCard
              key={destination.id}
              destination={destination}
              to={destinationPath(destination, mounts)}
            />
          ))
        : Array.from({ length: perView[992] }, (_, index) => (
            <DestinationCardPending key={index} />
          ))}
    </Carousel>
  )
}
