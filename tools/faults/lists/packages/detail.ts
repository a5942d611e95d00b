import { type Fault, faultsIn } from '../../fault.ts'

const domain = 'packages-mfe/src/domain'
const screens = 'packages-mfe/src/screens'
const detail = `${screens}/DetailScreen.browser.test.tsx`

// Readings: the package detail.
export const faults: Fault[] = [
  ...faultsIn(
    `${screens}/PackageView.tsx`,
    [detail, 'Book Now stores'],
    [
      [
        'readings, package detail: as tour detail, Book Now stores it',
        "publish('package-selected', { package: selectedTrip(travelPackage) })",
        'void selectedTrip',
      ],
      [
        'readings, package detail: Book Now leads to the summary',
        'navigate(paths.packageSummary)',
        'navigate(paths.packages)',
      ],
    ],
  ),
  ...faultsIn(`${screens}/PackageView.tsx`, detail, [
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
]
