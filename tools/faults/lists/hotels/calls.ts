import { type Fault, faultsIn } from '../../fault.ts'

const calls = 'hotels/src/api/calls.test.ts'

// §3 and §7 of hotels.
export const faults: Fault[] = [
  ...faultsIn('hotels/src/api/calls.ts', calls, [
    ['§7: GET /hotels q', 'q: destination,', 'query: destination,'],
    ['§7: GET /hotels check_in', 'check_in: checkInDate', 'checkin: checkInDate'],
    ['§7: GET /hotels adults, children, infants', ', ...guests }', ' }'],
    [
      '§7: POST /hotel-bookings/create-checkout',
      "'/hotel-bookings/create-checkout'",
      "'/hotels/checkout'",
    ],
    ['§7: POST /hotels/whatsapp', "'/hotels/whatsapp'", "'/hotel-bookings/whatsapp'"],
  ]),
  ...faultsIn('hotels/src/api/wire.ts', calls, [
    ['§3 Rate: max_infants', 'maxInfants: wire.max_infants', 'maxInfants: null'],
    ['§3 Rate: infant_price', 'infantPriceUsd: wire.infant_price', 'infantPriceUsd: null'],
    [
      '§3 Room: price_per_night (fallback price)',
      'pricePerNightUsd: wire.price_per_night,\n    rates',
      'pricePerNightUsd: null,\n    rates',
    ],
    [
      '§3 Room: min_nights',
      'minNights: wire.min_nights,\n    pricePerNightUsd',
      'minNights: null,\n    pricePerNightUsd',
    ],
    [
      '§3 Hotel: included_services',
      'wire.included_services.map(({ service_name }) => service_name)',
      '[]',
    ],
  ]),
]
