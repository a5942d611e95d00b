import type { SelectedFlight } from '@storefront/contract'
import { VisuallyHidden } from '@storefront/ui'
import { arrivalText, timesText } from '../domain/itinerary.ts'

/** '21:10 → 13:20 +1', with the day of arrival for screen readers. */
export function FlightTimes({ flight }: { flight: SelectedFlight }) {
  const arrival = arrivalText(flight)
  return (
    <>
      {/* On a page from right to left the arrow would lead from arrival to departure. */}
      <span translate="no" dir="ltr">
        {timesText(flight)}
      </span>
      {arrival && <VisuallyHidden>{` ${arrival}`}</VisuallyHidden>}
    </>
  )
}
