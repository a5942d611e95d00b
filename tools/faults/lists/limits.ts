import { type Fault, faultsIn } from '../fault.ts'

// What §4, §5 and §9 say of every product.
const domain = 'shared/domain/src'
const travellers = `${domain}/travellers.test.ts`
const reduce = 'shared/session/src/reduce.test.ts'

export const faults: Fault[] = [
  ...faultsIn(`${domain}/travellers.ts`, travellers, [
    [
      '§9: 1 adult, 0 children, 0 infants',
      'defaultTravellers: TravellerCounts = { adults: 1',
      'defaultTravellers: TravellerCounts = { adults: 2',
    ],
    ['§2: adults 12+ years', '12+ years', '13+ years'],
    ['§2: children 2-12 years', "'2-12 years'", "'2-11 years'"],
    ['§2: infants 0-12 years', "'0-12 years'", "'0-2 years'"],
    [
      '§5: adults minimum 1',
      'minTravellers: TravellerCounts = { adults: 1',
      'minTravellers: TravellerCounts = { adults: 0',
    ],
    [
      '§5: children minimum 0',
      'Math.max(minTravellers[band], whole)',
      'Math.max(band === "children" ? -9 : minTravellers[band], whole)',
    ],
    [
      '§5: no upper bound',
      'Math.max(minTravellers[band], whole)',
      'Math.min(9, Math.max(minTravellers[band], whole))',
    ],
    [
      '§9: adults and children pay',
      'return counts.adults + counts.children\n',
      'return counts.adults\n',
    ],
    [
      'readings: all three bands travel',
      'counts.adults + counts.children + counts.infants',
      'counts.adults + counts.children + 0',
    ],
    ["§9: '1 Adult'", "adults === 1 ? '1 Adult' :", ''],
    ["§9: 'N Adults'", '`${adults} Adults`', '`${adults} adults`'],
    ["§9: '1 Child'", "'1 Child'", "'1 Children'"],
    ["§9: 'N Children'", '`${children} Children`', '`${children} Childs`'],
    ["§9: 'N Infant(s)'", '`${infants} Infant(s)`', '`${infants} Infants`'],
    ['§9: joined by commas', "join(', ') ||", "join(' ') ||"],
    ["§9: 'No travellers'", "|| 'No travellers'", "|| ''"],
    ['§2: Infants only if more than 0', '...(counts.infants > 0 ?', '...(counts.infants >= 0 ?'],
    [
      'readings: Guests counts adults + children',
      'String(payingCount(counts))',
      'String(travellerCount(counts))',
    ],
    [
      'readings: a bare number is read as adults',
      "adults: countFromUrl(adults, 'adults')",
      "adults: countFromUrl(undefined ?? infants, 'adults')",
    ],
    [
      'readings: a count from a URL is capped',
      'Math.min(maxTravellersFromUrl,',
      'Math.min(Infinity,',
    ],
  ]),
  ...faultsIn(`${domain}/dates.ts`, `${domain}/dates.test.ts`, [
    ['§5: earliest date is today + 4', 'earliestOffsetDays = 4', 'earliestOffsetDays = 3'],
    ['§9: nights are 0 if not positive', 'Math.max(0, (end', 'Math.abs((end'],
    [
      'readings: nights are calendar days, across a clock change',
      '(end.getTime() - start.getTime()) / msPerDay',
      'Math.ceil((toDate(checkOut).getTime() - toDate(checkIn).getTime()) / msPerDay)',
    ],
    ['§2: dates display as DD-MM-YYYY', ".reverse().join('-')", ".join('-')"],
    ['§2: with weekday', 'weekdayOf(date).slice(0, 3)', "''"],
    ['§9: times are trimmed to HH:MM', 'time.slice(0, 5)', 'time'],
    [
      "readings: the visitor's local calendar date",
      'const year = date.getFullYear()',
      'const year = date.getUTCFullYear()',
    ],
    [
      'readings: the default return is the same offset again',
      'return addDays(departureDate, earliestOffsetDays)',
      'return departureDate',
    ],
  ]),
  ...faultsIn(`${domain}/search-defaults.ts`, `${domain}/search-defaults.test.ts`, [
    ['§9: Economy', "cabinClass: 'Economy'", "cabinClass: 'Business'"],
    ['§9: type Oneway', "type: 'Oneway'", "type: 'Round Trip'"],
    ['§9: default departure', 'departureDate: earliestDate(today)', 'departureDate: today'],
    [
      '§9: default check-in',
      'const checkInDate = earliestDate(today)',
      'const checkInDate = today',
    ],
    [
      '§9: default check-out is check-in + 1 day',
      'addDays(checkInDate, 1)',
      'addDays(checkInDate, 2)',
    ],
    ['§9: default tour date', 'tourDate: earliestDate(today)', 'tourDate: today'],
  ]),
  ...faultsIn(`${domain}/money.ts`, `${domain}/money.test.ts`, [
    [
      '§9: USD, 2 decimals',
      "{ style: 'currency', currency: 'USD' }",
      "{ style: 'currency', currency: 'USD', minimumFractionDigits: 0 }",
    ],
    [
      'readings: computed in cents',
      'fromCents(amounts.reduce((sum, usd) => sum + toCents(usd), 0))',
      'amounts.reduce((sum, usd) => sum + usd, 0)',
    ],
    ['readings: shown with en-US', "'en-US'", "'de-DE'"],
  ]),
  ...faultsIn(`${domain}/traveller-record.ts`, `${domain}/traveller-record.test.ts`, [
    ['§9: default nationality US', "'US'", "'MX'"],
  ]),
  ...faultsIn('shared/session/src/reduce.ts', reduce, [
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
      ['§2: changing tab resets the search parameters', "publish('search-reset', {})", ''],
      ['arrow keys move the tab at once', 'setAhead({ of: location.key, id })', ''],
      [
        'readings: the tab an address names is active and focused',
        'if (isAsked) root',
        'if (!isAsked) root',
      ],
    ],
  ),
  ...faultsIn('shared/session/src/search-changes.ts', reduce, [
    ['§4: Oneway clears the return date', "if (type === 'Oneway') return null", ''],
    [
      'a stay has at least one night',
      'checkOutDate > checkInDate ?',
      'checkOutDate >= checkInDate ?',
    ],
  ]),
  ...faultsIn(
    'shared/ui/src/travellers/TravellersModal.tsx',
    'shared/ui/src/travellers/TravellersField.browser.test.tsx',
    [
      [
        "§2: 'Select Travellers & Class' when a class is offered",
        "'Select Travellers & Class'",
        "'Select Travellers'",
      ],
      ["§2: 'Select Travellers'", ": 'Select Travellers'", ": 'Travellers'"],
      ["§2: ends with 'Done'", 'Done\n', 'OK\n'],
    ],
  ),
  ...faultsIn(
    'shared/ui/src/travellers/TravellerStepper.tsx',
    'shared/ui/src/travellers/TravellersField.browser.test.tsx',
    [
      [
        '§5: the stepper stops at the minimum',
        '!isLeast && onChange(count - 1)',
        'onChange(count - 1)',
      ],
    ],
  ),
  ...faultsIn(
    'shared/ui/src/typeahead/suggestions.ts',
    'shared/ui/src/typeahead/suggestions.test.ts',
    [
      ['§9: search debounce 300 ms', 'debounceMs = 300', 'debounceMs = 200'],
      [
        '§8: airport and destination search return an empty list instead',
        'return of<Item[]>([])',
        'throw error',
      ],
    ],
  ),
  ...faultsIn(
    'shared/catalogue/src/destinations/search-destinations.ts',
    'shared/catalogue/src/destinations/search-destinations.test.ts',
    [
      ['§7: GET /destinations/search, empty list on failure', 'return []', 'throw error'],
      ['§7: GET /destinations/search query', 'query: { query }', 'query: { q: query }'],
    ],
  ),
  ...faultsIn(
    'shared/ui/src/dates/calendar-look.ts',
    'shared/ui/src/dates/DateRangeField.browser.test.tsx',
    [
      [
        '§5: no day before the earliest can be chosen',
        'disabled: { before: first }',
        'disabled: false',
      ],
    ],
  ),
  ...faultsIn(
    'shared/booking/src/travellers/TravellerForm.tsx',
    'shared/booking/src/travellers/TravellerForm.browser.test.tsx',
    [
      [
        '§2: the first section is open',
        'open: new Set([0]), visited',
        'open: new Set(), visited',
        'every traveller has a section',
      ],
    ],
  ),
  ...faultsIn(
    'shared/booking/src/travellers/TravellerInput.tsx',
    'shared/booking/src/travellers/TravellerForm.browser.test.tsx',
    [
      [
        '§5: inputs are all marked required',
        'required: true',
        'required: false',
        'a section has the eight fields',
      ],
      [
        '§5: email, tel and date input types',
        'type={field.kind}',
        'type="text"',
        'a section has the eight fields',
      ],
    ],
  ),
  ...faultsIn(
    'shared/booking/src/travellers/fields.ts',
    'shared/booking/src/travellers/TravellerForm.browser.test.tsx',
    [
      ['§2: First Name', "'First Name'", "'Given Name'", 'a section has the eight fields'],
      ['§2: Last Name', "'Last Name'", "'Family Name'", 'a section has the eight fields'],
      ['§2: Email Address', "'Email Address'", "'Email'", 'a section has the eight fields'],
      ['§2: Phone Number', "'Phone Number'", "'Phone'", 'a section has the eight fields'],
      ['§2: Nationality', "'Nationality'", "'Country'", 'a section has the eight fields'],
      ['§2: Date of Birth', "'Date of Birth'", "'Birthday'", 'a section has the eight fields'],
      ['§2: Passport Number', "'Passport Number'", "'Passport'", 'a section has the eight fields'],
      [
        '§2: Passport Expiry Date',
        "'Passport Expiry Date'",
        "'Passport Expiry'",
        'a section has the eight fields',
      ],
    ],
  ),
  ...faultsIn(
    'shared/booking/src/payment/BookingActions.tsx',
    'shared/booking/src/summary/SummaryFrame.browser.test.tsx',
    [
      [
        "§2: 'Processing...' while the card call runs",
        'busy={actions.isPaying}',
        'busy={false}',
        'Processing',
      ],
      [
        '§2: and while the WhatsApp call runs',
        'busy={actions.isRequesting}',
        'busy={actions.isRequesting || actions.isPaying}',
        'Processing',
      ],
      [
        "§2: 'Confirm & Pay with Card'",
        'Confirm &amp; Pay with Card',
        'Pay with Card',
        'the summary shows rows',
      ],
      [
        "§2: 'Book via WhatsApp'",
        'Book via WhatsApp',
        'Send by WhatsApp',
        'the summary shows rows',
      ],
    ],
  ),
  ...faultsIn(
    'shared/booking/src/payment/useBookingActions.ts',
    'shared/booking/src/summary/SummaryFrame.browser.test.tsx',
    [
      [
        '§4: the browser is sent to redirect_url',
        'browser.leave(address)',
        'void address',
        'paying sends the guests once',
      ],
      [
        '§4: the request is recorded, then the window opens',
        'await calls.requestByWhatsApp(travellers, key)\n',
        '',
        'WhatsApp: the request is recorded',
      ],
      [
        'readings: a blocked window leaves a link',
        'isBlocked: !openChat(browser, address)',
        'isBlocked: openChat(browser, address) === null',
        'a blocked window',
      ],
      [
        '§5: paying is blocked with an alert',
        'if (!blockedBy) return options.completeTravellers()',
        'if (blockedBy !== "") return options.completeTravellers()',
        'what blocks a booking',
      ],
      [
        'readings: card success without redirect_url is the failure alert',
        "if (!address) throw new Error('The answer has no address that may be followed.')",
        'if (!address) return',
        'a card payment that',
      ],
    ],
  ),
]
