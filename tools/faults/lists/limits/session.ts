import { type Fault, faultsIn } from '../../fault.ts'

const session = 'shared/session/src'
const reduce = `${session}/reduce.test.ts`

// §4 of every product: what an event does to the others.
export const faults: Fault[] = [
  ...faultsIn(`${session}/reduce.ts`, reduce, [
    [
      '§4: a search clears the flight selection',
      '{ ...select(state, noFlights), isSearchingFlights: true }',
      '{ ...state, isSearchingFlights: true }',
    ],
    ['§4: and sets a loading flag', 'isSearchingFlights: true', 'isSearchingFlights: false'],
    [
      '§4: which is cleared at the end',
      'return { ...state, isSearchingFlights: false }',
      'return state',
    ],
    [
      '§4: an outbound flight clears any inbound selection',
      'outboundFlight: event.payload.flight, inboundFlight: null',
      'outboundFlight: event.payload.flight',
    ],
    [
      '§4: a tour copies the flight travellers',
      'guests: state.flightSearch.travellers',
      'guests: state.tourSearch.guests',
    ],
    ['§4: reset restores the parameter sets', '...defaultSearches(state.today)', ''],
    [
      '§4: and clears the flight selection',
      '{ ...select(state, noFlights), ...defaultSearches',
      '{ ...state, ...defaultSearches',
    ],
    [
      '§4: a count sets the hotel guests too',
      'guests: setTravellerCount(hotelSearch.guests, band, count)',
      'guests: hotelSearch.guests',
    ],
    [
      '§4: and the tour guests',
      'guests: setTravellerCount(tourSearch.guests, band, count)',
      'guests: tourSearch.guests',
    ],
  ]),
  ...faultsIn(`${session}/search-changes.ts`, reduce, [
    ['§4: Oneway clears the return date', "if (type === 'Oneway') return null", ''],
    [
      'a stay has at least one night',
      'checkOutDate > checkInDate ?',
      'checkOutDate >= checkInDate ?',
    ],
  ]),
  ...faultsIn(
    `${session}/stored-state.ts`,
    [`${session}/mirror-to-storage.test.ts`, 'nothing else of the visit is lost'],
    [
      [
        'a count out of bounds loses nothing else of the visit',
        'v.transform((value) => Math.min(maxStoredCount, Math.max(min, value)))',
        'v.minValue(min), v.maxValue(maxStoredCount)',
      ],
    ],
  ),
]
