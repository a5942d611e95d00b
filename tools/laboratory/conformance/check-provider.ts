import type { Api } from './api.ts'
import { bookingAbilities } from './booking-abilities.ts'
import { catalogueAbilities } from './catalogue-abilities.ts'
import type { Finding } from './finding.ts'
import { flightAbilities } from './flight-abilities.ts'
import { heldToContract } from './held-to-contract.ts'
import { refusalAbilities, safeguards } from './refusal-abilities.ts'
import { testStay } from './test-stay.ts'

export type CheckOptions = {
  /** Whether to place test bookings, which the provider has to throw away. */
  books: boolean
  /** Origin of a storefront whose browsers would call the provider themselves. */
  origin: string
  today?: Date
}

/** What the storefront will and will not be able to do with a provider's API (spec §7). Reads only, unless it `books`. */
export async function checkProvider(provider: Api, options: CheckOptions): Promise<Finding[]> {
  const { api, finding } = heldToContract(provider)
  const stay = testStay(options.today ?? new Date())
  const flights = await flightAbilities(api, stay)
  const catalogue = await catalogueAbilities(api, stay)
  return [
    ...flights.findings,
    ...catalogue.findings,
    ...(await refusalAbilities(api)),
    ...(options.books
      ? await bookingAbilities(api, { ...catalogue.offered, flight: flights.flight }, stay)
      : []),
    ...(await safeguards(api, options.origin)),
    finding(),
  ]
}
