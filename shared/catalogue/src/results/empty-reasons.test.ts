import { createFakeHttp } from '@storefront/http/testing'
import { expect, test } from 'vitest'
import type { EmptyFacts } from '../rules/list-words.ts'
import { type EmptySearch, findReason } from './empty-reasons.ts'

const stay = 'from Mon 30-11-2026 to Tue 01-12-2026'
const days = { checkInDate: '2026-11-30', checkOutDate: '2026-12-01' }
const known = { destination: 'Cancún', isPlaceKnown: true, ...days }
const guests = { adults: 7, children: 0, infants: 0 }
const party = { destination: 'Cancum', guests, isPartyTooLarge: true }
const short = { ...party, ...known, minNights: 2 }

const tooShort = 'No hotel in Cancún takes 7 Adults for fewer than 2 nights.'
const unknown = (place: string) => `We know no place called “${place}”.`
const noneThere = 'We have no hotels in cancun at the moment.'

/** Title, facts, places that the lookup finds (null for no lookup), text, place to search instead. */
type Case = [string, EmptySearch & EmptyFacts, string[] | null, string | null, string?]

test.each<Case>([
  ['a limit before the party', short, null, tooShort],
  ['the party before the place', party, null, 'No single room takes 7 Adults.'],
  ['dates in a known place', known, null, `We have no hotel in Cancún ${stay}.`],
  ['a misspelt place', { destination: 'Cancum' }, ['Cancún'], unknown('Cancum'), 'Cancún'],
  ['a place that nobody knows', { destination: 'Atlantis' }, [], unknown('Atlantis')],
  ['nothing for another name', { destination: 'Quintana Roo' }, ['Cancún', 'Tulum'], null],
  ['that a place has none', { destination: 'cancun' }, ['Cancún'], noneThere],
])(
  'names %s, and looks it up only if nothing nearer is known',
  async (_, facts, names, text, meant) => {
    const found = names?.map((name) => ({ id: name, name, type: 'destination' }))
    const http = createFakeHttp({ 'GET /destinations/search': () => found })
    const reason = await findReason('hotel', facts, http, new AbortController().signal)
    expect(reason).toEqual(text && { text, meant })
    expect(http.calls).toHaveLength(names ? 1 : 0)
  },
)
