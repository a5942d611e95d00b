import { type Fault, faultsIn } from '../fault.ts'

export const faults: Fault[] = [
  ...faultsIn('hotels/src/domain/booking.ts', 'hotels/src/domain/booking.test.ts', [
    [
      'readings: guests_count are all three bands',
      'guests_count: guests.length',
      'guests_count: 1',
    ],
  ]),
  ...faultsIn('hotels/src/domain/booking.ts', 'hotels/src/screens/SummaryScreen.browser.test.tsx', [
    ['§2 Room summary: Total Nights', "'Total Nights'", "'Nights'"],
    [
      '§2 Room summary: infant prices only if infants are more than 0',
      'infants > 0',
      'infants > 1',
    ],
    ['§2 Room summary: Subtotal (N nights)', '`Subtotal (', '`Total ('],
  ]),
  ...faultsIn('hotels/src/domain/rates.ts', 'hotels/src/domain/rates.test.ts', [
    [
      '§5: usable only where nights are not below min_nights',
      'stay.nights >= required',
      'stay.nights > required',
    ],
  ]),
]
