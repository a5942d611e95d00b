import { addDays } from '../../provider/src/calendar/days.ts'
import { cancunDay } from '../../provider/src/calendar/zones.ts'
import { airportOf, placeName } from '../../provider/src/testing/sized-catalogue.ts'

/** A call of the storefront, the same in a catalogue of any size. */
export type Question = { title: string; path: string }

const [day, nextDay, nextWeek] = [4, 5, 11].map((days) => addDays(cancunDay(new Date()), days))
const stay = { check_in: day, check_out: nextDay, adults: '2', children: '0', infants: '0' }
const place = placeName(3)
const [from, to] = [airportOf(3), airportOf(4)]

/** What visitors' pages ask for (spec §7). */
export const questions: Question[] = [
  ask('flights, one way', '/flights/search', { from, to, date: day, type: 'Oneway' }),
  ask('flights, round trip', '/flights/search', {
    ...{ from, to, date: day, returnDate: nextWeek, type: 'Round Trip' },
  }),
  ask('hotels of a place', '/hotels', { q: place, ...stay }),
  ask('hotels, all', '/hotels', stay),
  ask('a hotel', '/hotels/hotel-7', stay),
  ask('tours of a place', '/tours', { q: place }),
  ask('tours, all', '/tours'),
  ask('packages of a place', '/packages', { q: place, ...stay }),
  ask('packages, all', '/packages', stay),
  ask('airports, nothing typed', '/airports/search'),
  ask('airports, "ca"', '/airports/search', { query: 'ca' }),
  ask('airports, a code', '/airports/search', { query: from }),
  ask('destinations, nothing typed', '/destinations/search'),
  ask('destinations, "ho"', '/destinations/search', { query: 'ho' }),
  ask('destinations, a name', '/destinations/search', { query: place }),
  ask('destinations, what nothing is called', '/destinations/search', { query: 'hotel xyz' }),
]

function ask(title: string, path: string, query: Record<string, string | undefined> = {}) {
  const given = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1])
  return { title, path: `/api/v1${path}?${new URLSearchParams(given)}` }
}
