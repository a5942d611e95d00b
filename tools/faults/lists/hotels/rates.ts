import { type Fault, faultsIn } from '../../fault.ts'

const domain = 'hotels/src/domain'

// §4 and §5 of rates, §9 of what a stay costs.
export const faults: Fault[] = [
  ...faultsIn(`${domain}/rates.ts`, `${domain}/rates.test.ts`, [
    ['§5: adults + children below min_pax', 'isAtLeast(pax, rate.minPax) &&', ''],
    ['§5: adults + children above max_pax', 'isAtMost(pax, rate.maxPax) &&', ''],
    ['§5: pax are adults + children', 'adults + children\n', 'adults\n'],
    ['§5: infants are no pax', 'adults + children\n', 'adults + children + infants\n'],
    ['§5: adults exceed max_adults', 'isAtMost(adults, rate.maxAdults) &&', ''],
    ['§5: children exceed max_children', 'isAtMost(children, rate.maxChildren) &&', ''],
    ['§5: infants exceed max_infants', 'isAtMost(infants, rate.maxInfants)', 'true'],
    ['§5: nights below min_nights', ' && stay.nights >= requiredNights(room, rate)', ''],
    [
      '§5: as long as min_nights is enough',
      'stay.nights >= requiredNights',
      'stay.nights > requiredNights',
    ],
    [
      '§5: a bound applies only when set (at least)',
      'bound === null || count >= bound',
      'count >= (bound ?? 2)',
    ],
    [
      '§5: a bound applies only when set (at most)',
      'bound === null || count <= bound',
      'count <= (bound ?? 2)',
    ],
    ['§5: at a bound is inside (at least)', 'count >= bound', 'count > bound'],
    ['§5: at a bound is inside (at most)', 'count <= bound', 'count < bound'],
    [
      '§4: selectedRate is the cheapest',
      '(nightlyUsd(room, a) ?? 0) - (nightlyUsd(room, b) ?? 0)',
      '(nightlyUsd(room, b) ?? 0) - (nightlyUsd(room, a) ?? 0)',
    ],
    ['§4: among usable rates', 'usableRates(room, stay).filter(', 'room.rates.filter('],
    [
      "§5: 'No rates available for this room.'",
      'No rates available for this room.',
      'No rates for this room.',
    ],
    ["§5: 'No available rate …'", 'No available rate for the selected', 'No rate for the selected'],
    [
      '§5: stay below minimum: the minimum-stay alert',
      'if (required.length === 0) {',
      'if (required.length > 0) {',
    ],
  ]),
  ...faultsIn(`${domain}/minimum-stay.ts`, `${domain}/minimum-stay.test.ts`, [
    [
      "§5: rate's value, else the room's",
      'rate.minNights ?? room.minNights',
      'room.minNights ?? rate.minNights',
    ],
    [
      "§2 Room card: 'Min. N night' when the room's min_nights is set",
      'if (minNights || rates.length === 0)',
      'if (rates.length === 0)',
      'the minimum stay of a room',
    ],
    ['§5: the largest min_nights across rates', 'Math.max(0, ...rooms', 'Math.min(9, ...rooms'],
    [
      '§8: text of the minimum-stay alert',
      'a minimum stay of ${nights} nights.',
      'a stay of ${nights} nights.',
    ],
    ['§5: shorter than the minimum', 'nights < required', 'nights <= required'],
  ]),
  ...faultsIn(`${domain}/pricing.ts`, `${domain}/pricing.test.ts`, [
    [
      "§9: nightly rate is the rate's, else the room's",
      'rate.pricePerNightUsd ?? room.pricePerNightUsd',
      'room.pricePerNightUsd ?? rate.pricePerNightUsd',
    ],
    [
      '§9: nightly rate × nights',
      'multiplyUsd(nightly, nights)',
      'multiplyUsd(nightly, nights + 1)',
    ],
    ['§9: infant_price × infants × nights', 'guests.infants * nights', 'guests.infants'],
    ['§9: the two together', 'sumUsd(subtotalUsd, infantsUsd)', 'sumUsd(subtotalUsd)'],
  ]),
  ...faultsIn(
    `${domain}/stay.ts`,
    ['hotels/src/screens/SummaryScreen.browser.test.tsx', 'the Booking Summary has every row'],
    [
      [
        '§9: nights are between check-in and check-out',
        'nightsBetween(checkInDate, checkOutDate)',
        '1',
      ],
    ],
  ),
]
