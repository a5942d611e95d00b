import { answerChecker } from '../../commands/contract/answers.ts'
import { readContract } from '../../commands/contract/contract-file.ts'
import type { Api } from './api.ts'
import { bookingAbilities } from './booking-abilities.ts'
import { catalogueAbilities } from './catalogue-abilities.ts'
import type { Finding } from './finding.ts'
import { flightAbilities } from './flight-abilities.ts'
import { refusalAbilities, safeguards } from './refusal-abilities.ts'
import { testStay } from './test-stay.ts'

export type CheckOptions = {
  /** Whether to place test bookings, which the provider has to throw away. */
  books: boolean
  /** Origin of a storefront whose browsers would call the provider themselves. */
  origin: string
  today?: Date
}

/** What the storefront will and will not be able to do with a provider's API. Reads only, unless it `books`. */
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

/**
 * The same API, each of its answers held against the written contract; `finding` says what was found by then. The
 * storefront reads more than the contract allows, so this is not needed.
 */
function heldToContract(api: Api): { api: Api; finding: () => Finding } {
  const check = answerChecker(readContract())
  const problems = new Map(check.calls.map((call) => [call, new Set(['was not called'])]))
  return {
    api: async (path, request = {}) => {
      const answer = await api(path, request)
      const checked = check.answer({ method: request.method ?? 'GET', path, ...answer })
      if (checked) {
        const found = problems.get(checked.call)
        found?.delete('was not called')
        for (const problem of checked.problems) found?.add(problem)
      }
      return answer
    },
    finding: () => {
      const reasons = [...problems].flatMap(([call, found]) =>
        [...found].map((one) => `${call}: ${one}`),
      )
      return {
        ability: 'Find the contract kept to the letter',
        call: 'openapi.json',
        verdict: reasons.length > 0 ? 'partly' : 'yes',
        reasons,
        isNeeded: false,
      }
    },
  }
}
