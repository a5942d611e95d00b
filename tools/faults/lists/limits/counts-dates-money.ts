import { type Fault, faultsIn } from '../../fault.ts'

const domain = 'shared/domain/src'

// What §5 and §9 say of every product: counts, dates, money.
export const faults: Fault[] = [
  ...faultsIn(`${domain}/travellers.ts`, `${domain}/travellers.test.ts`, [
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
    ['§9: USD, 2 decimals', ".padStart(2, '0')", ''],
    [
      'readings: computed in cents',
      'fromCents(amounts.reduce((sum, usd) => sum + toCents(usd), 0))',
      'amounts.reduce((sum, usd) => sum + usd, 0)',
    ],
    [
      'readings: shown as en-US does, thousands apart',
      'groupedDigits(cents / 100)',
      'Math.trunc(cents / 100)',
    ],
    ['§1: the $ sign', '${sign}$$', '${sign}'],
  ]),
  ...faultsIn(
    'shared/contract/src/wire/primitives.ts',
    'shared/contract/src/wire/primitives.test.ts',
    [
      [
        '§1: a price that can be written',
        'number >= 0 && number <= maxUsd',
        'number >= 0',
        'a price of',
      ],
      ['§1: what is counted is whole', 'Number.isInteger(number) && ', '', 'a count of'],
    ],
  ),
  ...faultsIn(
    'shared/session/src/stored-state.ts',
    'shared/session/src/mirror-to-storage.test.ts',
    [
      [
        '§1: a stored price that can be written',
        ', v.maxValue(maxUsd)',
        '',
        'a price that is none',
      ],
    ],
  ),
  ...faultsIn(`${domain}/traveller-record.ts`, `${domain}/traveller-record.test.ts`, [
    ['§9: default nationality US', "'US'", "'MX'"],
  ]),
  ...faultsIn('shared/contract/src/wire/hotels.ts', 'shared/contract/src/wire/primitives.test.ts', [
    [
      '§5: a bound applies when set, also as a string',
      'min_pax: bound',
      'min_pax: maybe(v.number())',
      'a min_pax that comes',
    ],
    [
      '§5: max_infants only when it is a number',
      'max_infants: maybe(v.number())',
      'max_infants: bound',
      'max_infants of',
    ],
  ]),
]
