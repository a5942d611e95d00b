import type { Fault } from './fault.ts'
import { bookings } from './lists/bookings.ts'
import { crashes } from './lists/crashes.ts'
import { security } from './lists/security.ts'
import { wiring } from './lists/wiring.ts'

/** Faults that no mutation operator makes, by the name that `npm run lab -- faults` knows them by. */
const lists = { security, bookings, crashes, wiring }

/** The faults of the lists named, of all without a name. Throws for a name that no list has. */
export function faultsOf(names: readonly string[]): Fault[] {
  const byName = new Map<string, Fault[]>(Object.entries(lists))
  const wanted = names.length === 0 ? [...byName.keys()] : names
  return wanted.flatMap((name) => {
    const list = byName.get(name)
    if (!list) throw new Error(`There is no list of faults named ${name}.`)
    return list
  })
}
