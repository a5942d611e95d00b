import type { TravellerCounts } from '@storefront/contract'
import { travellerSummary } from '@storefront/domain'
import { ButtonLink, Callout } from '@storefront/ui'

type SecondRoomNoteProps = {
  guests: TravellerCounts
  address: string
}

/** Explains that a party in two rooms makes two bookings. */
export function SecondRoomNote({ guests, address }: SecondRoomNoteProps) {
  return (
    <Callout tone="info" quiet>
      <p>
        This is the first of two bookings. Book this room first. The second room is a booking of its
        own.
      </p>
      <ButtonLink to={address} variant="ghost" size="small">
        {`Go to the second room, for ${travellerSummary(guests)}`}
      </ButtonLink>
    </Callout>
  )
}
