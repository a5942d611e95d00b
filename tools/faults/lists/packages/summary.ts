import { type Fault, faultsIn } from '../../fault.ts'

const domain = 'packages-mfe/src/domain'
const screens = 'packages-mfe/src/screens'

// Readings: the package summary.
export const faults: Fault[] = [
  ...faultsIn(`${screens}/SummaryScreen.tsx`, `${screens}/SummaryScreen.browser.test.tsx`, [
    [
      'readings, package summary: no package → home',
      'otherwise={paths.home}',
      'otherwise={paths.packages}',
      'without a selection',
    ],
    [
      'readings, package summary: the days are asked',
      "publish('hotel-search-changed', { checkInDate: start, checkOutDate: end })",
      'void [start, end]',
      'the days can be changed',
    ],
  ]),
  ...faultsIn(`${domain}/booking.ts`, `${domain}/booking.test.ts`, [
    [
      'readings, package summary: check-in',
      "{ label: 'Check-in', value: formatDayDate(search.checkInDate) },",
      '',
    ],
    [
      'readings, package summary: check-out',
      "{ label: 'Check-out', value: formatDayDate(search.checkOutDate) },",
      '',
    ],
    ['readings: package_id', 'package_id: travelPackage.id', 'package_id: travelPackage.slug'],
    [
      'readings: check_in_date, check_out_date',
      'check_out_date: checkOutDate',
      'check_out_date: checkInDate',
    ],
    [
      'readings: guests_count are all three bands',
      'guests_count: guests.length',
      'guests_count: 1',
    ],
    [
      'readings: total = price_per_person × (adults + children)',
      'totalUsd = tripTotalUsd(travelPackage, search.guests)',
      'totalUsd = travelPackage.pricePerPersonUsd',
    ],
  ]),
]
