import { type Fault, faultsIn } from '../fault.ts'

const domain = 'hotels/src/domain'
const screens = 'hotels/src/screens'
const components = 'hotels/src/components'
const list = `${screens}/ResultsScreen.browser.test.tsx`
const detail = `${screens}/DetailScreen.browser.test.tsx`
const summary = `${screens}/SummaryScreen.browser.test.tsx`
const form = `${screens}/HotelSearchForm.browser.test.tsx`
const card = 'a card shows image'
const everyElement = 'the page has every element'
const everyRow = 'the Booking Summary has every row'
const booking = `${domain}/booking.test.ts`

export const faults: Fault[] = [
  // §2 Hotels page
  ...faultsIn(`${screens}/ResultsScreen.tsx`, list, [
    [
      "§2 Hotels page: 'Find Your Perfect Hotel'",
      'title="Find Your Perfect Hotel"',
      'title="Hotels"',
      'the address alone',
    ],
    [
      '§2 Hotels page: search form',
      '<HotelSearchForm preview={isTakenOver ? null : asked} onSearch={onSearch} />',
      'null',
      'a new search from the form',
    ],
  ]),
  ...faultsIn(`${components}/HotelCard.tsx`, list, [
    [
      '§2 Hotels page: a card has the name',
      '              {offer.name}\n            </Link>',
      '            </Link>',
      card,
    ],
    [
      '§2 Hotels page: a card has the rating',
      'offer.rating !== null &&',
      'offer.rating === null &&',
      card,
    ],
    ['§2 Hotels page: a card has the destination', '{offer.destinationName}\n', '\n', card],
    [
      '§2 Hotels page: a card has the facilities',
      'facilities.slice(0, shownFacilities)',
      'facilities.slice(0, 1)',
      card,
    ],
    ['§2 Hotels page: a card has the image', 'src={offer.imageUrl}', 'src={null}', card],
    ['§2 Hotels page: Book Now', 'Book Now\n', 'Choose\n', 'selecting another hotel'],
    [
      '§5: the minimum-stay alert is on the card',
      '{refusal.text}',
      '{null}',
      'selecting a hotel whose largest',
    ],
  ]),
  ...faultsIn('shared/ui/src/layout/Rating.tsx', list, [
    ['§2 Hotels page: rating out of 5', 'outOf = 5', 'outOf = 10', card],
  ]),
  ...faultsIn(`${components}/NoHotels.tsx`, list, [
    [
      "§2 Hotels page: 'No Hotels Found'",
      'title="No Hotels Found"',
      'title="Nothing Found"',
      'so with the texts',
    ],
    [
      '§2 Hotels page: the hint of the empty state',
      'Please try a different destination',
      'Try another destination',
      'so with the texts',
    ],
  ]),
  ...faultsIn('hotels/src/api/loaders.ts', list, [
    [
      '§5: the list keeps hotels with at least one usable rate',
      'offersFor(await searchHotels(http, search, signal), search)',
      'offersFor(await searchHotels(http, search, signal), { ...search, checkOutDate: "2027-12-31" })',
      'hotels without a usable rate',
    ],
  ]),
  ...faultsIn(`${screens}/HotelResults.tsx`, list, [
    [
      '§5: selecting a hotel checks the largest min_nights',
      'minimumStayProblem(offer.largestMinNights, nights)',
      'null as string | null',
      'selecting a hotel whose largest',
    ],
    [
      '§2 routes: the detail address carries the stay',
      'navigate(detailAddress(offer.slug, search))',
      'navigate(`/hotels/${offer.slug}`)',
      'selecting another hotel',
    ],
    [
      'issue 4: sorted as asked',
      'sortHotels(filterHotels(offers, view), view.order)',
      'filterHotels(offers, view)',
      'hotels can be ordered',
    ],
    [
      'issue 4: filtered as asked',
      'sortHotels(filterHotels(offers, view), view.order)',
      'sortHotels(offers, view.order)',
      'filters narrow',
    ],
  ]),
  ...faultsIn('shared/ui/src/forms/ListToolbar.tsx', list, [
    ['issue 4: the count is announced', 'role="status"', 'data-role="status"', 'filters narrow'],
  ]),
  ...faultsIn(`${domain}/offers.ts`, `${domain}/offers.test.ts`, [
    [
      'issue 4: a card tells the cheapest fitting room',
      'a.nightlyUsd - b.nightlyUsd',
      'b.nightlyUsd - a.nightlyUsd',
    ],
    [
      '§5: a hotel without a usable rate is no offer',
      'if (!cheapest) return null',
      'if (!cheapest) return { ...hotel, nightlyUsd: 0, totalUsd: 0, largestMinNights: 0 }',
    ],
  ]),
  ...faultsIn(`${domain}/results.ts`, `${domain}/results.test.ts`, [
    [
      'issue 4: sort by rating, highest first',
      '(b.rating ?? -1) - (a.rating ?? -1)',
      '(a.rating ?? -1) - (b.rating ?? -1)',
    ],
    ['issue 4: sort by price', 'a.totalUsd - b.totalUsd', 'b.totalUsd - a.totalUsd'],
    ['issue 4: sort by name', 'a.name.localeCompare(b.name', 'b.name.localeCompare(a.name'],
    [
      'issue 4: filter by facilities wants all of them',
      'filter.facilities.every',
      'filter.facilities.some',
    ],
    ['issue 4: filter by name in any case and accent', ".replace(/\\p{M}/gu, '')", ''],
  ]),
  // Search form
  ...faultsIn(`${domain}/search.ts`, form, [
    [
      "§5: 'Please select a destination.'",
      'Please select a destination.',
      'Please choose a destination.',
      'without a destination',
    ],
    [
      '§5: destination required',
      "destination.trim() === ''",
      'destination === null',
      'without a destination',
    ],
  ]),
  ...faultsIn('shared/catalogue/src/search/SearchFields.tsx', form, [
    [
      'readings: the first offending field gets focus',
      'if (problem) destination.current?.focus()',
      '',
      'without a destination',
    ],
    [
      'readings: an inline alert',
      '<Callout tone="error" className={styles.problem}>',
      '<Callout tone="info" className={styles.problem}>',
      'without a destination',
    ],
    ['§2: guests in the query string', 'name="guests"', 'name="people"', 'before any script'],
    [
      '§2: checkin in the query string',
      'startName="checkin"',
      'startName="from"',
      'before any script',
    ],
    ['§2: checkout in the query string', 'endName="checkout"', 'endName="to"', 'before any script'],
  ]),
  ...faultsIn(`${screens}/HotelSearchForm.tsx`, form, [
    [
      '§4: counts are the travellers of every tab',
      "publish('traveller-count-changed', { band, count })",
      'void [band, count]',
      'guests are the travellers',
    ],
    [
      '§3: destination search results are of a type',
      "['destination', 'hotel']",
      "['destination', 'hotel', 'tour']",
      'destinations and hotels',
    ],
  ]),
  // §2 Hotel detail
  ...faultsIn(`${screens}/DetailScreen.tsx`, detail, [
    [
      '§2 Hotel detail: spinner while loading',
      '<DetailPending label="Loading hotel…" />',
      'null',
      'a spinner',
    ],
  ]),
  ...faultsIn('shared/catalogue/src/details/DetailBanner.tsx', detail, [
    [
      '§2 Hotel detail: banner with destination name',
      '{destinationName && (',
      '{destinationName === null && (',
      everyElement,
    ],
    ['§2 Hotel detail: banner with image', 'src={imageUrl}', 'src={null}', everyElement],
  ]),
  ...faultsIn(`${components}/HotelHeading.tsx`, detail, [
    ['§2 Hotel detail: hotel name', '>{name}</h1>', '></h1>', everyElement],
    ['§2 Hotel detail: rating as x/5', '<Rating value={rating} />', '{rating}', everyElement],
    [
      "§2 Hotel detail: '(Based on user reviews)'",
      '(Based on user reviews)',
      '(Guest reviews)',
      everyElement,
    ],
  ]),
  ...faultsIn(`${components}/AboutHotel.tsx`, detail, [
    ["§2 Hotel detail: 'About this hotel'", 'About this hotel', 'About the hotel', everyElement],
    [
      '§2 Hotel detail: HTML description',
      '<FoldedHtml html={description} />',
      'Soon.',
      everyElement,
    ],
    ["§2 Hotel detail: 'Included Services'", '"Included Services"', '"Services"', everyElement],
    [
      '§2 Hotel detail: a list of services',
      'services={services}',
      'services={services.slice(1)}',
      everyElement,
    ],
    ["§2 Hotel detail: 'Image Gallery'", '"Image Gallery"', '"Pictures"', everyElement],
    ['§2 Hotel detail: main slider', '<Gallery\n', '<div\n', everyElement],
  ]),
  ...faultsIn(`${components}/HotelRooms.tsx`, detail, [
    ["§2 Hotel detail: 'Available Rooms'", '"Available Rooms"', '"Rooms"', everyElement],
  ]),
  ...faultsIn('hotels/src/api/calls.ts', 'hotels/src/exposed/routes.test.tsx', [
    [
      '§2 Hotel detail: sanitised HTML',
      'await sanitizeHtml(wire.description)',
      'wire.description as Awaited<ReturnType<typeof sanitizeHtml>>',
      'a hotel is rendered',
    ],
  ]),
  ...faultsIn(
    'shared/ui/src/gallery/Gallery.tsx',
    'shared/ui/src/gallery/Gallery.browser.test.tsx',
    [
      ['§2 gallery: 2 thumbnails under 576 px', '{ 0: 2,', '{ 0: 3,'],
      ['§2 gallery: 3 from 576', '576: 3', '576: 2'],
      ['§2 gallery: 4 from 768', '768: 4', '768: 3'],
      ['§2 gallery: 5 from 992', '992: 5', '992: 4'],
      ['§2 gallery: 6 from 1200', '1200: 6', '1200: 5'],
      ['§2 gallery: 7 from 1400', '1400: 7', '1400: 6'],
      [
        'issue 4: thumbnails have a slider above',
        '{many && !isCompact && (',
        '{many && isCompact && (',
        'a thumbnail shows',
      ],
      [
        'issue 4: keyboard operable',
        '{ ArrowLeft: -1, ArrowRight: 1 }[event.key]',
        '{ PageUp: -1, PageDown: 1 }[event.key]',
        'the arrows and the arrow keys',
      ],
    ],
  ),
  ...faultsIn(
    'shared/ui/src/gallery/Thumbnails.tsx',
    'shared/ui/src/gallery/Gallery.browser.test.tsx',
    [
      [
        'issue 4: thumbnails have unique names',
        "`Show picture ${index + 1}${image.alt ? `: ${image.alt}` : ''}`",
        "'Show picture'",
        'a thumbnail shows',
      ],
    ],
  ),
  // §2 Room card
  ...faultsIn(`${components}/RoomCard.tsx`, detail, [
    ['§2 Room card: images', 'images={pictures}', 'images={[]}', 'a room shows'],
    ['§2 Room card: name', '{room.name}</h3>', '</h3>', 'a room shows'],
    [
      '§2 Room card: description',
      '{room.description && <p',
      '{room.description === null && <p',
      'a room shows',
    ],
    [
      "§2 Room card: 'Min. N night'",
      '`Min. ${minimum} night`',
      '`Min. ${minimum} nights`',
      'a room shows',
    ],
    [
      '§2 Room card: feature badges',
      '{room.features.map((feature) => (',
      '{room.features.slice(1).map((feature) => (',
      'a room shows',
    ],
    [
      "§2 Room card: 'Select Room'",
      '            Select Room\n          </Button>\n        </div>\n      ) : (',
      '            Choose\n          </Button>\n        </div>\n      ) : (',
      'selecting a room',
    ],
    ["§2 Room card: 'Not available'", 'Not available</p>', 'Sold out</p>', 'too short a stay'],
    ['§2 Room card: the button is disabled', '            disabled\n', '', 'too short a stay'],
    ['§5 Room selection: the reason', '{choice.problem}', '{null}', 'too short a stay'],
    [
      '§2 Room card: infant policy',
      '<InfantPolicies room={room} stay={stay} />',
      '',
      'the infant policy',
    ],
  ]),
  ...faultsIn(`${components}/StayTotal.tsx`, detail, [
    ["§2 Room card: 'From $X / night'", '/ night`', '/ day`', 'a room shows'],
    [
      'facts, ux 3: total beside the nightly price',
      'formatUsd(totalUsd)',
      'formatUsd(nightlyUsd)',
      'a room shows',
    ],
  ]),
  ...faultsIn(`${domain}/infant-policies.ts`, `${domain}/infant-policies.test.ts`, [
    ['§2 Room card: only when the search has infants', 'if (guests.infants === 0) return []', ''],
    [
      '§2 Room card: a policy per rate',
      'if (!text || policies.has(text)) continue',
      'if (!text || policies.size > 0) continue',
    ],
  ]),
  ...faultsIn(`${components}/HotelRooms.module.css`, detail, [
    ['§2 Room cards: 3 per row on large screens', 'repeat(3,', 'repeat(4,', 'rooms in a row'],
    ['§2 Room cards: 2 on medium', 'repeat(2,', 'repeat(1,', 'rooms in a row'],
    [
      '§2 Room cards: 1 on small',
      'grid-template-columns: minmax(0, 1fr);',
      'grid-template-columns: repeat(2, minmax(0, 1fr));',
      'rooms in a row',
    ],
  ]),
  ...faultsIn(`${screens}/HotelView.tsx`, detail, [
    [
      '§4: choosing a room saves hotel and room',
      "publish('room-selected', roomSelection(hotel, room, rate))",
      'void [publish, roomSelection, room, rate]',
      'selecting a room',
    ],
    [
      '§4: and goes to room-summary',
      'navigate(paths.roomSummary)',
      'navigate(paths.hotels)',
      'selecting a room',
    ],
    [
      'issue 4: guests can be changed here',
      'onCountChange={changeCount}',
      'onCountChange={() => {}}',
      'guests are changed here',
    ],
    [
      'issue 4: dates can be changed here',
      'end: addDays(search.checkInDate, nights)',
      'end: search.checkOutDate',
      'a stay can be made long',
    ],
  ]),
  // §4, §5 rates
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
    ['§5: the largest min_nights across rates', 'Math.max(0, ...rooms', 'Math.min(9, ...rooms'],
    [
      '§8: text of the minimum-stay alert',
      'a minimum stay of ${nights} nights.',
      'a stay of ${nights} nights.',
    ],
    ['§5: shorter than the minimum', 'nights < required', 'nights <= required'],
  ]),
  // §9 money
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
  ...faultsIn(`${domain}/stay.ts`, summary, [
    [
      '§9: nights are between check-in and check-out',
      'nightsBetween(checkInDate, checkOutDate)',
      '1',
      everyRow,
    ],
  ]),
  // §2 Room summary
  ...faultsIn(`${screens}/SummaryScreen.tsx`, summary, [
    [
      '§2 Room summary: without hotel or room home',
      'otherwise={paths.home}',
      'otherwise={paths.hotels}',
      'without a room',
    ],
    [
      "§2 Room summary: 'Guest N'",
      "label: 'Guest'",
      "label: 'Passenger'",
      'a guest section for everybody',
    ],
    [
      'readings: guest records are all three bands',
      'count: travellerCount(search.guests)',
      'count: search.guests.adults',
      'a guest section for everybody',
    ],
    ['§2 Room summary: hotel and room name', '{room.name}</span>', '</span>', everyRow],
    [
      '§2 Room summary: image',
      'src: room.imageUrl ?? hotel.imageUrl, alt:',
      'src: hotel.imageUrl, alt: "" +',
      everyRow,
    ],
    ["§2 Room summary: 'Booking Summary'", 'title="Booking Summary"', 'title="Summary"', everyRow],
    ["§2 Room summary: 'Total to Pay'", "'Total to Pay'", "'Total'", everyRow],
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
  ...faultsIn(`${domain}/booking.ts`, booking, [
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
  ...faultsIn('hotels/src/api/calls.ts', 'hotels/src/api/calls.test.ts', [
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
  ...faultsIn('hotels/src/api/wire.ts', 'hotels/src/api/calls.test.ts', [
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
