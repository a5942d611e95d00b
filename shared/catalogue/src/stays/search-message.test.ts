import { expect, test } from 'vitest'
import { searchMessage } from './search-message.ts'

test.each([
  ['hotel', 'Cancún', 'a hotel in Cancún'],
  ['package', 'Tulum', 'a package to Tulum'],
  ['hotel', '', 'a hotel'],
] as const)(
  'writes the stay of a %s in "%s" that was not found',
  (product, destination, wanted) => {
    const stay = { checkInDate: '2026-11-24', checkOutDate: '2026-11-28' }
    const guests = { adults: 2, children: 1, infants: 1 }
    expect(searchMessage(product, { destination, ...stay, guests })).toBe(
      `Hello! I'm looking for ${wanted} from 24-11-2026 to 28-11-2026, for 2 Adults, 1 Child, 1 Infant(s).`,
    )
  },
)
