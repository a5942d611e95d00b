import { type Fault, faultsIn } from '../fault.ts'

const domain = 'packages-mfe/src/domain'
const screens = 'packages-mfe/src/screens'
const list = `${screens}/ResultsScreen.browser.test.tsx`
const detail = `${screens}/DetailScreen.browser.test.tsx`
const summary = `${screens}/SummaryScreen.browser.test.tsx`
const form = `${screens}/PackageSearchForm.browser.test.tsx`
const calls = 'packages-mfe/src/api/calls.test.ts'

export const faults: Fault[] = [
  // readings: packages list
  ...faultsIn(`${screens}/ResultsScreen.tsx`, list, [
    [
      "readings, packages list: 'Explore Our Packages'",
      'title="Explore Our Packages"',
      'title="Packages"',
      'the address alone',
    ],
    [
      '§8: a failed list shows its empty-state text',
      'failed={() => <NoPackages',
      'failed={() => null && <NoPackages',
      'a search that failed',
    ],
    [
      '§2 Packages form: the button is disabled while loading',
      'found={found} onSearch',
      'onSearch',
      'the button is disabled',
    ],
  ]),
  ...faultsIn('packages-mfe/src/components/NoPackages.tsx', list, [
    [
      "readings, packages list: 'No Packages Found'",
      'title="No Packages Found"',
      'title="Nothing Found"',
      'a search that finds nothing',
    ],
  ]),
  ...faultsIn('shared/catalogue/src/search/SearchFields.tsx', list, [
    [
      '§2 Packages form: a disabled button searches nothing',
      'if (!isSearching) onSubmit()',
      'onSubmit()',
      'the button is disabled',
    ],
  ]),
  ...faultsIn(`${screens}/PackageResults.tsx`, list, [
    [
      '§2 routes: a package is looked at for the stay that was searched',
      'detailAddress(slug, search)',
      '`/packages/${slug}`',
      'a card leads',
    ],
    [
      'readings, packages list: totals of those who pay',
      'guests={search.guests}',
      'guests={{ adults: 1, children: 0, infants: 0 }}',
      'cards are as for tours',
    ],
  ]),
  ...faultsIn(`${domain}/search.ts`, `${domain}/search.test.ts`, [
    [
      "§5 Packages: 'Please select destination and dates.'",
      'Please select destination and dates.',
      'Please select a destination.',
    ],
    [
      '§5 Packages: destination required',
      '[destination, checkInDate, checkOutDate]',
      '[checkInDate, checkOutDate]',
    ],
    [
      '§5 Packages: check-in required',
      '[destination, checkInDate, checkOutDate]',
      '[destination, checkOutDate]',
    ],
    [
      '§5 Packages: check-out required',
      '[destination, checkInDate, checkOutDate]',
      '[destination, checkInDate]',
    ],
  ]),
  ...faultsIn(`${screens}/PackageSearchForm.tsx`, form, [
    [
      '§2 Packages form: check-in/check-out range',
      "publish('hotel-search-changed', { checkInDate: start, checkOutDate: end })",
      'void [start, end]',
    ],
    [
      'readings: packages use the hotel set',
      'own: hotelSearch, today',
      'own: { ...hotelSearch, destination: "" }, today',
    ],
    ['§3: destination search results are of a type', "['destination']", "['destination', 'hotel']"],
  ]),
  ...faultsIn('packages-mfe/src/api/calls.ts', calls, [
    ['readings, packages list: q', 'q: destination,', 'destination,'],
    ['readings, packages list: check_in', 'check_in: checkInDate', 'checkin: checkInDate'],
    ['readings, packages list: adults, children, infants', ', ...guests }', ' }'],
    [
      'readings: on failure the id is looked up in the list',
      'return readPackage(http, String(id), signal)',
      'throw failure',
    ],
    ['§7: POST /packages/checkout', "'/packages/checkout'", "'/package-bookings/checkout'"],
    ['§7: POST /packages/whatsapp', "'/packages/whatsapp'", "'/packages/request'"],
    [
      'readings: every HTML field goes through the sanitiser',
      'await sanitizeHtml(wire.description)',
      'wire.description as Awaited<ReturnType<typeof sanitizeHtml>>',
    ],
  ]),
  ...faultsIn('packages-mfe/src/api/wire.ts', calls, [
    [
      'readings, package detail: the slug is optional',
      'wire.slug ?? String(wire.id)',
      "wire.slug ?? ''",
    ],
    [
      'readings, package detail: the name is optional',
      "wire.name || 'Travel package'",
      'wire.name',
    ],
  ]),
  ...faultsIn('shared/contract/src/wire/primitives.ts', calls, [
    [
      '§7: price_per_person parsed to a number',
      'v.nonEmpty(), v.transform(Number)',
      'v.nonEmpty(), v.transform(() => Number.NaN)',
    ],
  ]),
  // readings: package detail
  ...faultsIn(`${screens}/PackageView.tsx`, detail, [
    [
      'readings, package detail: as tour detail, Book Now stores it',
      "publish('package-selected', { package: selectedTrip(travelPackage) })",
      'void selectedTrip',
      'Book Now stores',
    ],
    [
      'readings, package detail: Book Now leads to the summary',
      'navigate(paths.packageSummary)',
      'navigate(paths.packages)',
      'Book Now stores',
    ],
    [
      'readings, package detail: dates can be changed',
      'onChange={changeDates}',
      'onChange={() => {}}',
      'dates that are not',
    ],
    [
      'readings, package detail: guests can be changed',
      'onCountChange={changeCount}',
      'onCountChange={() => {}}',
      'guests are changed',
    ],
  ]),
  ...faultsIn(`${domain}/fitting-dates.ts`, `${domain}/fitting-dates.test.ts`, [
    [
      'a package of N days ends N - 1 days later',
      'addDays(checkInDate, durationDays - 1)',
      'addDays(checkInDate, durationDays)',
    ],
  ]),
  // readings: package summary
  ...faultsIn(`${screens}/SummaryScreen.tsx`, summary, [
    [
      'readings, package summary: no package → home',
      'otherwise={paths.home}',
      'otherwise={paths.packages}',
      'without a package',
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
