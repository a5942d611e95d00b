import { type Fault, faultsIn } from '../fault.ts'

const domain = 'flights/src/domain'
const screens = 'flights/src/screens'
const form = `${screens}/FlightSearchForm.browser.test.tsx`
const list = `${screens}/ResultsScreen.browser.test.tsx`
const summary = `${screens}/SummaryScreen.browser.test.tsx`

// §5 and §9 of flights.
export const faults: Fault[] = [
  ...faultsIn(`${domain}/search.ts`, form, [
    [
      "§5: 'Please select origin and destination.'",
      'Please select origin and destination.',
      'Please select airports.',
      'without origin and destination',
    ],
    [
      '§5: a search needs origin and destination',
      'if (!from || !to) {\n    return { text',
      'if (!from && !to) {\n    return { text',
      'with an origin alone',
    ],
    [
      "readings: 'Origin and destination must be different.'",
      'Origin and destination must be different.',
      'Choose another airport.',
      'an origin that is',
    ],
    [
      "readings: 'Return date cannot be before departure date.'",
      'Return date cannot be before departure date.',
      'Choose another date.',
      'a return before',
    ],
  ]),
  ...faultsIn(`${domain}/pricing.ts`, `${domain}/pricing.test.ts`, [
    [
      '§9: flight total × (adults + children)',
      'payingCount(travellers))',
      'travellerCount(travellers))',
    ],
    [
      '§9: price_round_trip for Round Trip',
      'outbound.priceRoundTripUsd : outbound',
      'outbound.priceOneWayUsd : outbound',
    ],
    ['§9: else price_one_way', ': outbound.priceOneWayUsd', ': outbound.priceRoundTripUsd'],
    [
      'readings: price per person ÷ (adults + children + infants)',
      'divideUsd(totalUsd, travellerCount(travellers))',
      'divideUsd(totalUsd, payingCount(travellers))',
    ],
  ]),
  ...faultsIn(`${domain}/booking.ts`, summary, [
    [
      '§8: flight card payment fails',
      'An error occurred while trying to proceed to payment.',
      'The payment failed.',
    ],
    [
      '§8: flight WhatsApp request fails',
      'An error occurred while creating your booking.',
      'The request failed.',
    ],
  ]),
  ...faultsIn('shared/catalogue/src/results/use-list-view.ts', list, [
    [
      'a filter is ticked at once, quick changes add up',
      'ahead?.address === address ? ahead.change : {}',
      '{}',
      'a filter is ticked',
    ],
  ]),
  ...faultsIn('flights/src/components/TripPanel.tsx', list, [
    [
      'Continue books the search on the screen, not an edited form',
      ' onClick={onContinue}',
      '',
      'nor where the trip goes on',
    ],
  ]),
  ...faultsIn(`${domain}/itinerary.ts`, `${domain}/itinerary.test.ts`, [
    [
      '§9: what is not sold for this kind of trip costs not nothing',
      ' || fareUsd(outbound, type) === null',
      '',
      'not sold as',
    ],
  ]),
  ...faultsIn(
    'shared/contract/src/wire/flights.ts',
    ['flights/src/api/calls.test.ts', 'a round trip only'],
    [
      [
        '§9: price_one_way is for other than Round Trip',
        'price_one_way: maybe(usd)',
        'price_one_way: usd',
      ],
    ],
  ),
]
