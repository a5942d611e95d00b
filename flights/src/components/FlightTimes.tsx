import type { SelectedFlight } from '@storefront/contract'
import { VisuallyHidden } from '@storefront/ui'
import { arrivalText, timesText } from '../domain/itinerary.ts'

/** '21:10 → 13:20 +1', with the day of arrival for screen readers. */
export function FlightTimes({ flight }: { flight: SelectedFlight }) {
  const arrival = arrivalText(flight)
  return (
    <>
      <span translate="no">{timesText(flight)}</span>
      {arrival && <VisuallyHidden>{` ${arrival}`}</VisuallyHidden>}
    </>
  )
}
