import { type Fault, faultsIn } from '../../fault.ts'

const domain = 'hotels/src/domain'
const screens = 'hotels/src/screens'
const components = 'hotels/src/components'
const list = `${screens}/ResultsScreen.browser.test.tsx`
const card = [list, 'a card shows image'] as const

// §2 Hotels page, §5 which hotels it offers.
export const faults: Fault[] = [
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
  ...faultsIn(`${components}/HotelCard.tsx`, card, [
    [
      '§2 Hotels page: a card has the name',
      '            {offer.name}\n          </Link>',
      '            </Link>',
    ],
    [
      '§2 Hotels page: a card has the rating',
      'offer.rating !== null &&',
      'offer.rating === null &&',
    ],
    [
      '§2 Hotels page: a card has the destination',
      '<Place name={offer.destinationName} />',
      'null',
    ],
    [
      '§2 Hotels page: a card has the facilities',
      'offer.facilities.join',
      'offer.facilities.slice(0, 1).join',
    ],
    ['§2 Hotels page: a card has the image', 'src={offer.imageUrl}', 'src={null}'],
  ]),
  ...faultsIn(`${components}/HotelCard.tsx`, list, [
    ['§2 Hotels page: Book Now', 'Book Now\n', 'Choose\n', 'selecting another hotel'],
    [
      '§5: the minimum-stay alert is on the card',
      '{refusal.text}',
      '{null}',
      'selecting a hotel whose largest',
    ],
  ]),
  ...faultsIn('shared/ui/src/layout/Rating.tsx', card, [
    ['§2 Hotels page: rating out of 5', 'outOf = 5', 'outOf = 10'],
  ]),
  ...faultsIn(
    `${components}/NoHotels.tsx`,
    [list, 'so with the texts'],
    [
      ["§2 Hotels page: 'No Hotels Found'", 'title="No Hotels Found"', 'title="Nothing Found"'],
      [
        '§2 Hotels page: the hint of the empty state',
        'Please try a different destination',
        'Try another destination',
      ],
    ],
  ),
  ...faultsIn('hotels/src/api/loaders.ts', card, [
    [
      '§5: rates are those of the stay that was searched',
      'offersFor(await searchHotels(http, search, signal), search)',
      'offersFor(await searchHotels(http, search, signal), { ...search, checkOutDate: "2027-12-31" })',
    ],
  ]),
  ...faultsIn(
    `${screens}/HotelResults.tsx`,
    [list, 'filters narrow'],
    [
      [
        'issue 4: filtered as asked',
        'sortHotels(filterHotels(offers, view), view.order)',
        'sortHotels(offers, view.order)',
      ],
    ],
  ),
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
  ]),
  ...faultsIn(
    'shared/ui/src/forms/ListToolbar.tsx',
    [list, 'filters narrow'],
    [['issue 4: the count is announced', 'role="status"', 'data-role="status"']],
  ),
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
]
