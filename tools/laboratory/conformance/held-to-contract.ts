import { answerChecker } from '../../contract/answers.ts'
import { readContract } from '../../contract/contract-file.ts'
import type { Api } from './api.ts'
import type { Finding } from './finding.ts'

/**
 * The same API, each of its answers held against the written contract; `finding` says what was found by then. The
 * storefront reads more than the contract allows, so this is not needed.
 */
export function heldToContract(api: Api): { api: Api; finding: () => Finding } {
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
