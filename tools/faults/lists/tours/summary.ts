import { type Fault, faultsIn } from '../../fault.ts'

const domain = 'tours/src/domain'
const screens = 'tours/src/screens'
const summary = `${screens}/SummaryScreen.browser.test.tsx`
const everyRow = [summary, 'the Booking Summary has every row'] as const

// Readings: the tour summary.
export const faults: Fault[] = [
  ...faultsIn(
    `${screens}/SummaryScreen.tsx`,
    [summary, 'the day starts at today'],
    [
      ['readings, tour summary: min today + 4', 'min={earliestDate(today)}', 'min={today}'],
      [
        'readings, tour summary: tour date',
        "publish('tour-search-changed', { tourDate })",
        'void tourDate',
      ],
    ],
  ),
  ...faultsIn(`${screens}/SummaryScreen.tsx`, summary, [
    [
      'readings, tour summary: no tour → home',
      'otherwise={paths.home}',
      'otherwise={paths.tours}',
      'without a selection',
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
  ...faultsIn('shared/domain/src/trips/trip-booking.ts', everyRow, [
    ['readings, tour summary: destination', "label: 'Destination'", "label: 'Place'"],
    [
      'readings, tour summary: N Days',
      "label: 'Duration', value: duration",
      "label: 'Duration', value: ''",
    ],
    ['readings, tour summary: guests, infants', '...guestRows(guests),', ''],
    ['readings, tour summary: price per person', "'Price per person'", "'Price'"],
  ]),
  ...faultsIn(
    'shared/booking/src/summary/SummaryLayout.module.css',
    [summary, 'in a low window'],
    [['in a low window what is pressed stays in sight', 'flex: 0 1 auto;', 'flex: none;']],
  ),
  ...faultsIn(
    'shared/catalogue/src/trips/TripSummary.tsx',
    [summary, 'a guest section for everybody'],
    [
      ["readings, tour summary: 'Guest N' sections", "label: 'Guest'", "label: 'Passenger'"],
      [
        'readings: guest records are all three bands',
        'count: travellerCount(guests)',
        'count: guests.adults',
      ],
    ],
  ),
  ...faultsIn('shared/catalogue/src/trips/TripSummary.tsx', everyRow, [
    [
      'readings, tour summary: panel with image',
      'src: trip.imageUrl, alt: trip.name',
      'src: trip.imageUrl, alt: ""',
    ],
    ['readings, tour summary: panel with name', 'name={trip.name}', 'name=""'],
    ["readings, tour summary: 'Total to Pay'", "'Total to Pay'", "'Total'"],
  ]),
  ...faultsIn('shared/catalogue/src/trips/TripSummary.tsx', summary, [
    [
      'guests can be changed on the summary',
      "publish('traveller-count-changed', { band, count })",
      'void [band, count]',
      'guests are changed here',
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
