import { type Fault, faultsIn } from '../../fault.ts'

const domain = 'hotels/src/domain'
const components = 'hotels/src/components'
const detail = 'hotels/src/screens/DetailScreen.browser.test.tsx'
const room = [detail, 'a room shows'] as const

// §2 Room card.
export const faults: Fault[] = [
  ...faultsIn(`${components}/RoomCard.tsx`, room, [
    ['§2 Room card: images', 'images={pictures}', 'images={[]}'],
    ['§2 Room card: name', '{room.name}</h3>', '</h3>'],
    ['§2 Room card: description', '{room.description && <p', '{room.description === null && <p'],
    ["§2 Room card: 'Min. N night'", '`Min. ${minimum} night`', '`Min. ${minimum} nights`'],
    [
      '§2 Room card: feature badges',
      '{room.features.map((feature) => (',
      '{room.features.slice(1).map((feature) => (',
    ],
  ]),
  ...faultsIn(
    `${components}/RoomCard.tsx`,
    [detail, 'too short a stay'],
    [
      ["§2 Room card: 'Not available'", 'Not available</p>', 'Sold out</p>'],
      ['§2 Room card: the button is disabled', 'wide disabled ', 'wide '],
      ['§5 Room selection: the reason', '{choice.problem}', '{null}'],
    ],
  ),
  ...faultsIn(`${components}/RoomCard.tsx`, detail, [
    [
      "§2 Room card: 'Select Room'",
      '            Select Room\n          </Button>\n        </div>\n      ) : (',
      '            Choose\n          </Button>\n        </div>\n      ) : (',
      'selecting a room',
    ],
    [
      '§2 Room card: infant policy',
      '<InfantPolicies room={room} stay={stay} />',
      '',
      'the infant policy',
    ],
  ]),
  ...faultsIn(`${components}/StayTotal.tsx`, room, [
    ["§2 Room card: 'From $X / night'", '/ night`', '/ day`'],
    ['facts, ux 3: total beside the nightly price', 'formatUsd(totalUsd)', 'formatUsd(nightlyUsd)'],
  ]),
  ...faultsIn(`${domain}/infant-policies.ts`, `${domain}/infant-policies.test.ts`, [
    ['§2 Room card: only when the search has infants', 'if (guests.infants === 0) return []', ''],
    [
      '§2 Room card: a policy per rate',
      'if (!text || policies.has(text)) continue',
      'if (!text || policies.size > 0) continue',
    ],
  ]),
  ...faultsIn(
    `${components}/HotelRooms.module.css`,
    [detail, 'rooms in a row'],
    [
      ['§2 Room cards: 3 per row on large screens', 'repeat(3,', 'repeat(4,'],
      ['§2 Room cards: 2 on medium', 'repeat(2,', 'repeat(1,'],
      [
        '§2 Room cards: 1 on small',
        'grid-template-columns: minmax(0, 1fr);',
        'grid-template-columns: repeat(2, minmax(0, 1fr));',
      ],
    ],
  ),
]
