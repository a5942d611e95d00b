import { addDays, fromDate } from '@storefront/domain'
import { answerChecker } from '../../commands/contract/answers.ts'
import { readContract } from '../../commands/contract/contract-file.ts'
import type { Api } from './api.ts'
import { bookingAbilities } from './booking-abilities.ts'
import { attemptsIn, type Finding } from './finding.ts'
import { readAbilities } from './read-abilities.ts'
import { refusalAbilities, safeguards } from './refusal-abilities.ts'

export type CheckOptions = {
  /** Also places test bookings, which the provider has to delete. */
  books: boolean
  /** Origin of a storefront whose browsers would call the provider themselves. */
  origin: string
}

/** Finds what the storefront can do with a provider. Books nothing unless `books` is set. */
export async function checkProvider(provider: Api, options: CheckOptions): Promise<Finding[]> {
  const findings: Finding[] = []
  const attempt = attemptsIn(findings)
  const { api, problems } = heldToContract(provider)
  const checkIn = addDays(fromDate(new Date()), 60)
  const stay = { checkIn, checkOut: addDays(checkIn, 7) }
  const offered = await readAbilities(api, attempt, stay)
  await refusalAbilities(api, attempt)
  if (options.books) await bookingAbilities(api, attempt, offered, stay)
  await safeguards(api, attempt, options.origin)
  await attempt('openapi.json', problems(), async (found, limits) => limits.push(...found), {
    ability: 'Keeps the contract to the letter',
    isNeeded: false,
  })
  return findings
}

/** Wraps an API and collects deviations of its responses from the contract, which is stricter than the storefront. */
function heldToContract(api: Api): { api: Api; problems: () => string[] } {
  const check = answerChecker(readContract())
  const found = new Map(check.calls.map((call) => [call, new Set(['was not called'])]))
  return {
    api: async (path, request = {}) => {
      const answer = await api(path, request)
      const checked = check.answer({ method: request.method ?? 'GET', path, ...answer })
      if (checked) {
        found.get(checked.call)?.delete('was not called')
        for (const problem of checked.problems) found.get(checked.call)?.add(problem)
      }
      return answer
    },
    problems: () => [...found].flatMap(([call, of]) => [...of].map((one) => `${call}: ${one}`)),
  }
}
