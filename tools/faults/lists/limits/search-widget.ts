import { type Fault, faultsIn } from '../../fault.ts'

const travellers = 'shared/ui/src/travellers'
const typeahead = 'shared/ui/src/typeahead'
const destinations = 'shared/catalogue/src/destinations'
const travellersField = `${travellers}/TravellersField.browser.test.tsx`

// §2 and §5 of the search widget, and of the fields that every search form is made of.
export const faults: Fault[] = [
  ...faultsIn('shell/src/home/HomeContent.tsx', 'shell/src/home/HomeScreen.browser.test.tsx', [
    [
      'readings: the search widget never waits for content, nor is begun anew by it',
      '<HomeLayout top={<HeroPending />} below={null} />',
      '<b><HomeLayout top={<HeroPending />} below={null} /></b>',
      'content that comes late',
    ],
    [
      'a part of home that breaks leaves the others',
      '<RemoteBoundary remote={homeRemote}>\n          <HomeBelow />\n        </RemoteBoundary>',
      '<HomeBelow />',
      'content that breaks',
    ],
  ]),
  ...faultsIn(
    'shell/src/search-widget/SearchWidget.tsx',
    'shell/src/search-widget/SearchWidget.browser.test.tsx',
    [
      ['§2: changing tab resets the search parameters', "publish('search-reset', {})", 'void 0'],
      [
        '§2: by a link as well',
        "= !isAhead && navigationType === 'POP'",
        '= !isAhead',
        'so does a link',
      ],
      [
        'Back to another tab keeps what was entered',
        "= !isAhead && navigationType === 'POP'",
        '= false',
        'so does a link',
      ],
      ['arrow keys move the tab at once', 'setAhead({ of: location.key, id })', ''],
      [
        'readings: the tab an address names is active and focused',
        'if (isAsked) root',
        'if (!isAsked) root',
      ],
    ],
  ),
  ...faultsIn(`${travellers}/TravellersModal.tsx`, travellersField, [
    [
      "§2: 'Select Travellers & Class' when a class is offered",
      "'Select Travellers & Class'",
      "'Select Travellers'",
    ],
    ["§2: 'Select Travellers'", ": 'Select Travellers'", ": 'Travellers'"],
    ["§2: ends with 'Done'", 'Done\n', 'OK\n'],
  ]),
  ...faultsIn(`${travellers}/TravellerStepper.tsx`, travellersField, [
    [
      '§5: the stepper stops at the minimum',
      '!isLeast && onChange(count - 1)',
      'onChange(count - 1)',
    ],
  ]),
  ...faultsIn(`${typeahead}/suggestions.ts`, `${typeahead}/suggestions.test.ts`, [
    ['§9: search debounce 300 ms', 'debounceMs = 300', 'debounceMs = 200'],
    [
      '§8: airport and destination search return an empty list instead',
      'return of<Item[]>([])',
      'throw error',
    ],
  ]),
  ...faultsIn(
    `${destinations}/search-destinations.ts`,
    `${destinations}/search-destinations.test.ts`,
    [
      ['§7: GET /destinations/search, empty list on failure', 'return []', 'throw error'],
      ['§7: GET /destinations/search query', 'query: { query }', 'query: { q: query }'],
    ],
  ),
  ...faultsIn(
    'shared/ui/src/dates/calendar-look.ts',
    'shared/ui/src/dates/DateField.browser.test.tsx',
    [
      [
        '§5: no day before the earliest can be chosen',
        'disabled: { before: first }',
        'disabled: false',
      ],
    ],
  ),
]
