import { type Fault, faultsIn } from '../../fault.ts'

const domain = 'packages-mfe/src/domain'
const screens = 'packages-mfe/src/screens'
const list = `${screens}/ResultsScreen.browser.test.tsx`
const form = `${screens}/PackageSearchForm.browser.test.tsx`

// Readings: the packages list; §2 and §5 of its search form.
export const faults: Fault[] = [
  ...faultsIn(
    `${screens}/ResultsScreen.tsx`,
    [list, 'the button is disabled'],
    [
      [
        '§2 Packages form: the button is disabled while loading',
        'found={found} onSearch',
        'onSearch',
      ],
    ],
  ),
  ...faultsIn(`${screens}/ResultsScreen.tsx`, list, [
    [
      "readings, packages list: 'Explore Our Packages'",
      'title="Explore Our Packages"',
      'title="Packages"',
      'the address alone',
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
  ...faultsIn(
    'packages-mfe/src/components/NoPackages.tsx',
    [list, 'a search that finds nothing'],
    [
      [
        "readings, packages list: 'No Packages Found'",
        'title="No Packages Found"',
        'title="Nothing Found"',
      ],
    ],
  ),
  ...faultsIn(
    'shared/ui/src/actions/Button.tsx',
    [list, 'the button is disabled'],
    [
      [
        '§2 Packages form: a disabled button searches nothing',
        'if (busy) event.preventDefault()',
        'if (busy) onClick?.(event)',
      ],
    ],
  ),
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
  ...faultsIn('shared/catalogue/src/stays/StaySearchForm.tsx', form, [
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
  ]),
  ...faultsIn(`${screens}/PackageSearchForm.tsx`, form, [
    ['§3: destination search results are of a type', "['destination']", "['destination', 'hotel']"],
  ]),
]
