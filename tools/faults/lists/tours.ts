import { type Fault, faultsIn } from '../fault.ts'

const domain = 'tours/src/domain'
const screens = 'tours/src/screens'
const list = `${screens}/ResultsScreen.browser.test.tsx`
const detail = `${screens}/DetailScreen.browser.test.tsx`
const summary = `${screens}/SummaryScreen.browser.test.tsx`
const form = `${screens}/TourSearchForm.browser.test.tsx`
const card = 'a card shows name'
const everyElement = 'the page has every element'
const everyRow = 'the Booking Summary has every row'
const trips = 'shared/catalogue/src/trips'

export const faults: Fault[] = [
  // §2 Tours page; the cards and pages are shared with packages
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
    [
      '§8: a failed list shows its empty-state text',
      'failed={() => <NoTours',
      'failed={() => null && <NoTours',
      'a search that failed',
    ],
  ]),
  ...faultsIn(`${trips}/TripCard.tsx`, list, [
    ['§2 Tours page: a card has the image', 'src={trip.imageUrl}', 'src={null}', card],
    ['§2 Tours page: a card has the name', '{trip.name}\n', '\n', card],
    [
      '§2 Tours page: a card has the destination',
      '{trip.destinationName && (',
      '{trip.destinationName === null && (',
      card,
    ],
    ['§2 Tours page: a card has the duration', '{duration && (', '{duration === null && (', card],
  ]),
  ...faultsIn(`${trips}/TripPrice.tsx`, list, [
    [
      '§2 Tours page: a card has the price per person',
      'formatUsd(trip.pricePerPersonUsd)',
      "''",
      card,
    ],
    [
      '§9: the total of those who pay',
      'formatUsd(tripTotalUsd(trip, guests))',
      'formatUsd(trip.pricePerPersonUsd)',
      'several guests',
    ],
  ]),
  ...faultsIn('shared/domain/src/money.ts', list, [
    [
      '§2 Tours page: a $ sign and 2 decimals',
      "style: 'currency', currency: 'USD'",
      'maximumFractionDigits: 0',
      card,
    ],
  ]),
  ...faultsIn('tours/src/components/NoTours.tsx', list, [
    [
      "§2 Tours page: 'No Tours Found'",
      'title="No Tours Found"',
      'title="Nothing Found"',
      'a search that finds nothing',
    ],
  ]),
  ...faultsIn(`${domain}/search.ts`, form, [
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
  ...faultsIn('tours/src/api/calls.ts', 'tours/src/api/calls.test.ts', [
    ['§7: GET /tours q', '{ q: destination }', '{ destination }'],
    ['§7: POST /tours/checkout', "'/tours/checkout'", "'/tour-bookings/checkout'"],
    ['§7: POST /tours/whatsapp', "'/tours/whatsapp'", "'/tours/request'"],
    [
      'readings: every HTML field goes through the sanitiser',
      'await sanitizeHtml(wire.description)',
      'wire.description as Awaited<ReturnType<typeof sanitizeHtml>>',
    ],
  ]),
  // §2 Tour detail
  ...faultsIn(`${trips}/TripView.tsx`, detail, [
    ['§2 Tour detail: hero image', 'imageUrl={imageUrl}', 'imageUrl={null}', everyElement],
    [
      '§2 Tour detail: destination name',
      'destinationName={destinationName}',
      'destinationName=""',
      everyElement,
    ],
    ['§2 Tour detail: tour name', '          {name}\n', '\n', everyElement],
    [
      "§2 Tour detail: 'N Days' badge",
      '{duration && <Badge',
      '{duration === null && <Badge',
      everyElement,
    ],
    [
      "§2 Tour detail: 'About this tour'",
      '`About this ${kind}`',
      '`About the ${kind}`',
      everyElement,
    ],
    [
      '§2 Tour detail: HTML description',
      '<FoldedHtml html={description} />',
      'Soon.',
      everyElement,
    ],
    ['§2 Tour detail: Included Services', '"Included Services"', '"Services"', everyElement],
    ['§2 Tour detail: Image Gallery', '"Image Gallery"', '"Pictures"', everyElement],
    ['§2 Tour detail: thumbnail strip of 4', '{ 0: 4 }', '{ 0: 3 }', 'four thumbnails'],
  ]),
  ...faultsIn(`${trips}/TripPanel.tsx`, detail, [
    ["§2 Tour detail: 'From $price_per_person per person'", '`From ${', '`${', everyElement],
    ["§2 Tour detail: 'Book Now'", 'Book Now\n', 'Choose\n', 'Book Now stores'],
    [
      'issue 5: the total follows the guests',
      'tripTotalUsd(trip, guests)',
      'tripTotalUsd(trip, { adults: 1, children: 0, infants: 0 })',
      'the total follows',
    ],
  ]),
  ...faultsIn('shared/catalogue/src/details/DetailLayout.module.css', detail, [
    [
      '§2 Tour detail: a sticky panel',
      'position: sticky',
      'position: static',
      'the panel stays in sight',
    ],
  ]),
  ...faultsIn(`${screens}/TourView.tsx`, detail, [
    [
      '§2 Tour detail: stores the tour as selected',
      "publish('tour-selected', { tour: selectedTrip(tour) })",
      'void selectedTrip',
      'Book Now stores',
    ],
    [
      '§2 Tour detail: goes to tour-summary',
      'navigate(paths.tourSummary)',
      'navigate(paths.tours)',
      'Book Now stores',
    ],
    [
      '§4: counts changed here count everywhere',
      "publish('traveller-count-changed', { band, count })",
      'void [band, count]',
      'the total follows',
    ],
  ]),
  ...faultsIn('shared/session/src/reduce.ts', detail, [
    [
      '§4: selecting a tour copies the flight travellers',
      'guests: state.flightSearch.travellers',
      'guests: state.tourSearch.guests',
      'Book Now stores',
    ],
  ]),
  ...faultsIn(`${screens}/DetailScreen.tsx`, detail, [
    ['§4: spinner while loading', '<DetailPending label="Loading tour…" />', 'null', 'a spinner'],
  ]),
  // readings: tour summary
  ...faultsIn(`${screens}/SummaryScreen.tsx`, summary, [
    [
      'readings, tour summary: no tour → home',
      'otherwise={paths.home}',
      'otherwise={paths.tours}',
      'without a tour',
    ],
    [
      'readings, tour summary: min today + 4',
      'min={earliestDate(today)}',
      'min={today}',
      'the day starts at today',
    ],
    [
      'readings, tour summary: tour date',
      "publish('tour-search-changed', { tourDate })",
      'void tourDate',
      'the day starts at today',
    ],
  ]),
  ...faultsIn(`${domain}/booking.ts`, `${domain}/booking.test.ts`, [
    ['readings, tour summary: row of the date', "label: 'Tour date'", "label: 'Date'"],
    ['§7: tour_id', 'tour_id: tour.id', 'tour_id: tour.slug'],
    [
      '§3: booking_date (YYYY-MM-DD)',
      'booking_date: tourDate',
      'booking_date: formatDayDate(tourDate)',
    ],
    [
      'readings: guests_count are all three bands',
      'guests_count: guests.length',
      'guests_count: 1',
    ],
    [
      'readings: checkout with total_amount_usd',
      'totalUsd = tripTotalUsd(tour, search.guests)',
      'totalUsd = tour.pricePerPersonUsd',
    ],
    ['readings, success: .ics of the days', 'Math.max(1, durationDays ?? 1)', '1'],
  ]),
  ...faultsIn('shared/domain/src/trips/trip-booking.ts', summary, [
    ['readings, tour summary: destination', "label: 'Destination'", "label: 'Place'", everyRow],
    [
      'readings, tour summary: N Days',
      "label: 'Duration', value: duration",
      "label: 'Duration', value: ''",
      everyRow,
    ],
    ['readings, tour summary: guests, infants', '...guestRows(guests),', '', everyRow],
    ['readings, tour summary: price per person', "'Price per person'", "'Price'", everyRow],
  ]),
  ...faultsIn('shared/booking/src/summary/SummaryLayout.module.css', summary, [
    [
      'in a low window what is pressed stays in sight',
      'flex: 0 1 auto;',
      'flex: none;',
      'in a low window',
    ],
  ]),
  ...faultsIn('shared/catalogue/src/trips/TripSummary.tsx', summary, [
    [
      "readings, tour summary: 'Guest N' sections",
      "label: 'Guest'",
      "label: 'Passenger'",
      'a guest section for everybody',
    ],
    [
      'readings: guest records are all three bands',
      'count: travellerCount(guests)',
      'count: guests.adults',
      'a guest section for everybody',
    ],
    [
      'readings, tour summary: panel with image',
      'src: trip.imageUrl, alt: trip.name',
      'src: trip.imageUrl, alt: ""',
      everyRow,
    ],
    ['readings, tour summary: panel with name', 'name={trip.name}', 'name=""', everyRow],
    ["readings, tour summary: 'Total to Pay'", "'Total to Pay'", "'Total'", everyRow],
    [
      'guests can be changed on the summary',
      "publish('traveller-count-changed', { band, count })",
      'void [band, count]',
      'guests are changed here',
    ],
  ]),
  ...faultsIn('shared/domain/src/trips/trip.ts', 'shared/domain/src/trips/trip.test.ts', [
    [
      '§9: tour total = price_per_person × (adults + children)',
      'payingCount(guests)',
      'guests.adults',
    ],
    ["§2 Tour detail: 'N Days'", '`${days} Days`', '`${days} days`'],
    ['a tour of one day', "days === 1 ? '1 Day' :", ''],
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
  ...faultsIn('shared/domain/src/booking-failures.ts', summary, [
    [
      'readings: failures are the hotel pair, card',
      'An error occurred while creating the booking. Please try again.',
      'The booking failed.',
      'a card payment that',
    ],
    [
      'readings: failures are the hotel pair, WhatsApp',
      'An error occurred while creating your booking request. Please try again.',
      'The request failed.',
      'a WhatsApp request that fails',
    ],
  ]),
]
