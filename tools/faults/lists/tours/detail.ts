import { type Fault, faultsIn } from '../../fault.ts'

const screens = 'tours/src/screens'
const trips = 'shared/catalogue/src/trips'
const detail = `${screens}/DetailScreen.browser.test.tsx`
const everyElement = [detail, 'the page has every element'] as const
const bookNow = [detail, 'Book Now stores'] as const

// §2 Tour detail; the page is shared with packages.
export const faults: Fault[] = [
  ...faultsIn(`${trips}/TripView.tsx`, everyElement, [
    ['§2 Tour detail: hero image', 'imageUrl={imageUrl}', 'imageUrl={null}'],
    ['§2 Tour detail: destination name', 'destinationName={destinationName}', 'destinationName=""'],
    ['§2 Tour detail: tour name', '          {name}\n', '\n'],
    ["§2 Tour detail: 'N Days' badge", '{duration && <Badge', '{duration === null && <Badge'],
    ["§2 Tour detail: 'About this tour'", '`About this ${kind}`', '`About the ${kind}`'],
    ['§2 Tour detail: HTML description', '<FoldedHtml html={description} />', 'Soon.'],
    ['§2 Tour detail: Included Services', '"Included Services"', '"Services"'],
    ['§2 Tour detail: Image Gallery', '"Image Gallery"', '"Pictures"'],
  ]),
  ...faultsIn(`${trips}/TripView.tsx`, detail, [
    ['§2 Tour detail: thumbnail strip of 4', '{ 0: 4 }', '{ 0: 3 }', 'four thumbnails'],
  ]),
  ...faultsIn(`${trips}/TripPanel.tsx`, everyElement, [
    ["§2 Tour detail: 'From $price_per_person per person'", '`From ${', '`${'],
  ]),
  ...faultsIn(`${trips}/TripPanel.tsx`, bookNow, [
    ["§2 Tour detail: 'Book Now'", 'Book Now\n', 'Choose\n'],
  ]),
  ...faultsIn(`${trips}/TripPanel.tsx`, detail, [
    [
      'issue 5: the total follows the guests',
      'tripTotalUsd(trip, guests)',
      'tripTotalUsd(trip, { adults: 1, children: 0, infants: 0 })',
      'the total follows',
    ],
  ]),
  ...faultsIn(
    'shared/catalogue/src/details/DetailLayout.module.css',
    [detail, 'the panel stays in sight'],
    [['§2 Tour detail: a sticky panel', 'position: sticky', 'position: static']],
  ),
  ...faultsIn(`${screens}/TourView.tsx`, bookNow, [
    [
      '§2 Tour detail: stores the tour as selected',
      "publish('tour-selected', { tour: selectedTrip(tour) })",
      'void selectedTrip',
    ],
    [
      '§2 Tour detail: goes to tour-summary',
      'navigate(paths.tourSummary)',
      'navigate(paths.tours)',
    ],
  ]),
  ...faultsIn(`${screens}/TourView.tsx`, detail, [
    [
      '§4: counts changed here count everywhere',
      "publish('traveller-count-changed', { band, count })",
      'void [band, count]',
      'the total follows',
    ],
  ]),
  ...faultsIn('shared/session/src/reduce.ts', bookNow, [
    [
      '§4: selecting a tour copies the flight travellers',
      'guests: state.flightSearch.travellers',
      'guests: state.tourSearch.guests',
    ],
  ]),
  ...faultsIn(
    `${screens}/DetailScreen.tsx`,
    [detail, 'a spinner'],
    [['§4: spinner while loading', '<DetailPending label="Loading tour…" />', 'null']],
  ),
  ...faultsIn('shared/domain/src/trips/trip.ts', 'shared/domain/src/trips/trip.test.ts', [
    [
      '§9: tour total = price_per_person × (adults + children)',
      'payingCount(guests)',
      'guests.adults',
    ],
    ["§2 Tour detail: 'N Days'", '`${days} Days`', '`${days} days`'],
    ['a tour of one day', "days === 1 ? '1 Day' :", ''],
  ]),
]
