import { type Fault, faultsIn } from '../../fault.ts'

const domain = 'hotels/src/domain'
const screens = 'hotels/src/screens'
const summary = `${screens}/SummaryScreen.browser.test.tsx`

// §2 Room summary.
export const faults: Fault[] = [
  ...faultsIn(
    `${screens}/SummaryScreen.tsx`,
    [summary, 'a guest section for everybody'],
    [
      ["§2 Room summary: 'Guest N'", "label: 'Guest'", "label: 'Passenger'"],
      [
        'readings: guest records are all three bands',
        'count: travellerCount(search.guests)',
        'count: search.guests.adults',
      ],
    ],
  ),
  ...faultsIn(
    `${screens}/SummaryScreen.tsx`,
    [summary, 'the Booking Summary has every row'],
    [
      ['§2 Room summary: hotel and room name', '{room.name}</span>', '</span>'],
      [
        '§2 Room summary: image',
        'src: room.imageUrl ?? hotel.imageUrl, alt:',
        'src: hotel.imageUrl, alt: "" +',
      ],
      ["§2 Room summary: 'Booking Summary'", 'title="Booking Summary"', 'title="Summary"'],
      ["§2 Room summary: 'Total to Pay'", "'Total to Pay'", "'Total'"],
    ],
  ),
  ...faultsIn(`${screens}/SummaryScreen.tsx`, summary, [
    [
      '§2 Room summary: without hotel or room home',
      'otherwise={paths.home}',
      'otherwise={paths.hotels}',
      'without a selection',
    ],
    [
      '§5 Room summary: paying is blocked below min_nights',
      'blockedBy={stayProblem(selection, search)}',
      'blockedBy={null}',
      'a stay that is too short',
    ],
    [
      '§4: the check runs whenever the search, the room or nights change',
      'blockedBy={stayProblem(selection, search)}',
      'blockedBy={useMemo(() => stayProblem(selection, search), [])}',
      'the minimum stay is checked',
    ],
  ]),
  ...faultsIn(`${domain}/booking.ts`, `${domain}/booking.test.ts`, [
    [
      '§2 Room summary: Check-in',
      "{ label: 'Check-in', value: formatDayDate(search.checkInDate) },",
      '',
    ],
    [
      '§2 Room summary: Check-out',
      'value: formatDayDate(search.checkOutDate)',
      'value: formatDayDate(search.checkInDate)',
    ],
    ['§2 Room summary: Total Nights', "'Total Nights'", "'Nights'"],
    ['§2 Room summary: Guests and Infants', '...guestRows(guests),', ''],
    ['§2 Room summary: Price per night', "'Price per night'", "'Per night'"],
    ['§2 Room summary: Subtotal (N nights)', '`Subtotal (', '`Total ('],
    ['§2 Room summary: infant price per night', "'Infant price per night'", "'Infants per night'"],
    ['§2 Room summary: infants total', "label: 'Infants total'", "label: 'Infants'"],
    ['§2 Room summary: infant prices only if there are infants', 'guests.infants > 0 &&', ''],
    ['§7: room_id, rate_id', 'rate_id: room.selectedRate.id', 'rate_id: room.id'],
    [
      '§7: check_in_date, check_out_date',
      'check_out_date: checkOutDate',
      'check_out_date: checkInDate',
    ],
    [
      'readings: guests_count are all three bands',
      'guests_count: guests.length',
      'guests_count: 1',
    ],
    ['§7: hotel_id', 'hotel_id: selection.hotel.id', 'hotel_id: selection.room.id'],
    [
      '§7: total_amount_usd',
      'totalUsd = priceOf(selection, search).totalUsd',
      'totalUsd = priceOf(selection, search).nightlyUsd',
    ],
    ["readings: selectedRate keeps the rate's id", '        id: rate.id,', '        id: room.id,'],
    [
      "§9: hotel total falls back to the room's price",
      'pricePerNightUsd: room.pricePerNightUsd,',
      'pricePerNightUsd: null,',
    ],
    [
      "readings: the selected rate's min_nights, else the room's",
      'requiredNights(room, room.selectedRate)',
      '(room.minNights ?? 0)',
    ],
  ]),
  ...faultsIn('shared/domain/src/booking-failures.ts', summary, [
    [
      '§8: hotel card payment fails',
      'An error occurred while creating the booking. Please try again.',
      'The booking failed.',
      'a card payment that fails',
    ],
    [
      '§8: hotel WhatsApp request fails',
      'An error occurred while creating your booking request. Please try again.',
      'The request failed.',
      'a WhatsApp request that fails',
    ],
  ]),
  ...faultsIn(`${domain}/whatsapp.ts`, `${domain}/whatsapp.test.ts`, [
    [
      'readings: the message says the dates',
      "{ label: 'Check-out', date: search.checkOutDate },",
      '',
    ],
    ['readings: the message says the room', "{ label: 'Room', value: room.name },", ''],
  ]),
]
