import { type Fault, faultsIn } from '../../fault.ts'

const screens = 'tours/src/screens'
const trips = 'shared/catalogue/src/trips'
const list = `${screens}/ResultsScreen.browser.test.tsx`
const form = `${screens}/TourSearchForm.browser.test.tsx`
const card = [list, 'a card shows name'] as const

// §2 Tours page and its search form; the cards are shared with packages.
export const faults: Fault[] = [
  ...faultsIn(`${screens}/ResultsScreen.tsx`, list, [
    [
      "§2 Tours page: 'Explore Our Tours'",
      'title="Explore Our Tours"',
      'title="Tours"',
      'the address alone',
    ],
    [
      'readings: the page works from its URL alone',
      'useTakenOverDestination(destination)',
      'false',
      'another search',
    ],
  ]),
  ...faultsIn('shared/catalogue/src/results/FoundList.tsx', list, [
    [
      '§8: a failed list shows its empty-state text',
      'failed={() => <None',
      'failed={() => null && <None',
      'a search that failed',
    ],
  ]),
  ...faultsIn(`${trips}/TripCard.tsx`, card, [
    ['§2 Tours page: a card has the image', 'src={trip.imageUrl}', 'src={null}'],
    ['§2 Tours page: a card has the name', '{trip.name}</CardLink>', '</CardLink>'],
    [
      '§2 Tours page: a card has the destination',
      '{trip.destinationName && (',
      '{trip.destinationName === null && (',
    ],
    ['§2 Tours page: a card has the duration', '{duration && (', '{duration === null && ('],
  ]),
  ...faultsIn(`${trips}/TripPrice.tsx`, card, [
    ['§2 Tours page: a card has the price per person', 'formatUsd(trip.pricePerPersonUsd)', "''"],
  ]),
  ...faultsIn(`${trips}/TripPrice.tsx`, list, [
    [
      '§9: the total of those who pay',
      'formatUsd(tripTotalUsd(trip, guests))',
      'formatUsd(trip.pricePerPersonUsd)',
      'several guests',
    ],
  ]),
  ...faultsIn('shared/domain/src/money.ts', card, [
    ['§2 Tours page: a $ sign and 2 decimals', ".padStart(2, '0')", '.slice(2)'],
  ]),
  ...faultsIn(
    'tours/src/components/NoTours.tsx',
    [list, 'a search that finds nothing'],
    [["§2 Tours page: 'No Tours Found'", 'title="No Tours Found"', 'title="Nothing Found"']],
  ),
  ...faultsIn('tours/src/domain/search.ts', form, [
    [
      "§5 Tours: 'Please select a destination.'",
      'Please select a destination.',
      'Please choose a destination.',
    ],
    ['§5 Tours: destination required', "destination.trim() === ''", 'destination === null'],
    [
      '§2 routes: /tours?destination',
      'new URLSearchParams({ destination: destination.trim() })',
      'new URLSearchParams({ q: destination.trim() })',
    ],
  ]),
  ...faultsIn(`${screens}/TourSearchForm.tsx`, form, [
    [
      '§4: guests are the travellers of every tab',
      "publish('traveller-count-changed', { band, count })",
      'void [band, count]',
    ],
    [
      '§2: the tours form has a destination',
      "publish('tour-search-changed', { destination })",
      'void destination',
    ],
  ]),
  ...faultsIn('shared/domain/src/trips/trip-list.ts', 'shared/domain/src/trips/trip-list.test.ts', [
    [
      'issue 5: sort by price',
      'price: (a, b) => a.pricePerPersonUsd - b.pricePerPersonUsd',
      'price: (a, b) => b.pricePerPersonUsd - a.pricePerPersonUsd',
    ],
    [
      'issue 5: sort by duration',
      '(a.durationDays ?? unknownLast) - (b.durationDays ?? unknownLast)',
      '0',
    ],
    ['issue 5: filter by price', 'prices.includes(priceBandOf(trip))', 'prices.length > 0'],
    [
      'issue 5: filter by duration',
      '(duration !== null && durations.includes(duration))',
      'duration !== null',
    ],
  ]),
]
