import { SummaryFrame, SummaryPage } from '@storefront/booking'
import type { TravellerCounts } from '@storefront/contract'
import { cabinFareNote } from '@storefront/domain'
import { usePublish, useSession } from '@storefront/session'
import { ButtonLink, Callout } from '@storefront/ui'
import { FlightLeg } from '../components/FlightLeg.tsx'
import {
  bookingFailures,
  bookingLines,
  flightBooking,
  flightRecap,
  isReturnLeftOut,
} from '../domain/booking.ts'
import {
  bookingKey,
  datesText,
  type Itinerary,
  isComplete,
  isWithinMexico,
  itineraryOf,
  itineraryProblem,
  routeText,
  travelDays,
} from '../domain/itinerary.ts'
import { flightTotalUsd } from '../domain/pricing.ts'
import { withStep } from '../domain/results.ts'
import { searchAddress } from '../domain/search.ts'
import { flightMessage } from '../domain/whatsapp.ts'
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
  const problem = itineraryProblem(itinerary)
  const publish = usePublish()
  const changeTravellers = (travellers: TravellerCounts) => {
    publish('outbound-flight-selected', { flight: outbound, search: { ...search, travellers } })
    if (inbound) publish('inbound-flight-selected', { flight: inbound })
  }
  return (
    <SummaryFrame
      product="flight"
      selectionKey={bookingKey(itinerary)}
      itemKey={String(outbound.id)}
      accepts={outbound.bookingAccepts}
      limits={{ infantDay: (inbound ?? outbound).date }}
      travellers={{
        label: 'Passenger',
        counts: search.travellers,
        recount: {
          totalUsd: (travellers) => flightTotalUsd(outbound, search.type, travellers),
          change: changeTravellers,
        },
      }}
      travelDays={travelDays(itinerary)}
      summary={{
        title: 'Your flights',
        brief: { what: routeText(outbound), when: datesText(itinerary) },
        change: { address: searchAddress(search), label: 'Change flights or travellers' },
        children: (
          <>
            <FlightLeg label="Departure Flight" flight={outbound} />
            {inbound && <FlightLeg label="Return Flight" flight={inbound} />}
          </>
        ),
        ...bookingLines(itinerary),
      }}
      totalLabel="Total"
      isWithinMexico={isWithinMexico(itinerary)}
      bodies={{
        card: (passengers) => flightBooking(itinerary, passengers),
        whatsApp: (passengers) => flightBooking(itinerary, passengers),
      }}
      failureTexts={bookingFailures}
      chatText={(facts) => flightMessage({ itinerary, ...facts })}
      recap={flightRecap(itinerary)}
      blockedBy={problem}
    >
      {problem && (
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
    </SummaryFrame>
  )
}
