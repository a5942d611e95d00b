import { Checkout, SummaryPage } from '@storefront/booking'
import type { TravellerCounts } from '@storefront/contract'
import { cabinFareNote } from '@storefront/domain'
import { usePublish, useSession } from '@storefront/session'
import { ButtonLink, Callout } from '@storefront/ui'
import { FlightLeg } from '../components/FlightLeg.tsx'
import { flightOffer, isReturnLeftOut } from '../domain/booking.ts'
import { type Itinerary, isComplete, itineraryOf } from '../domain/itinerary.ts'
import { withStep } from '../domain/results.ts'
import { searchAddress } from '../domain/search.ts'
import styles from './SummaryScreen.module.css'

/** Flight summary (product 4.2). */
export function SummaryScreen() {
  const itinerary = itineraryOf(useSession((state) => state.selection))
  const missingReturn = itinerary !== null && !isComplete(itinerary)
  return (
    <SummaryPage
      title="Flight Summary"
      selection={missingReturn ? null : itinerary}
      otherwise={missingReturn ? withStep(searchAddress(itinerary.search), 'inbound') : undefined}
    >
      {(itinerary) => <FlightSummary itinerary={itinerary} />}
    </SummaryPage>
  )
}

function FlightSummary({ itinerary }: { itinerary: Itinerary }) {
  const { search, outbound, inbound } = itinerary
  const publish = usePublish()
  const recount = (travellers: TravellerCounts) => {
    publish('outbound-flight-selected', { flight: outbound, search: { ...search, travellers } })
    if (inbound) publish('inbound-flight-selected', { flight: inbound })
  }
  const offer = flightOffer(itinerary)
  return (
    <Checkout
      offer={offer}
      offerFor={(travellers) => flightOffer({ ...itinerary, search: { ...search, travellers } })}
      onRecount={recount}
      details={
        <>
          <FlightLeg label="Departure Flight" flight={outbound} />
          {inbound && <FlightLeg label="Return Flight" flight={inbound} />}
        </>
      }
    >
      {offer.blockedBy && (
        // The alert beside the buttons says why.
        <Callout tone="warn" quiet>
          <p>These two flights cannot be booked together.</p>
          <ButtonLink
            to={withStep(searchAddress(search), 'inbound')}
            variant="secondary"
            size="small"
            className={styles.otherReturn}
          >
            Choose another return flight
          </ButtonLink>
        </Callout>
      )}
      {isReturnLeftOut(itinerary) && (
        <Callout tone="info" quiet>
          Your return flight is confirmed by us after you pay.
        </Callout>
      )}
      {search.cabinClass !== 'Economy' && (
        <Callout tone="info" quiet>
          {cabinFareNote}
        </Callout>
      )}
    </Checkout>
  )
}
