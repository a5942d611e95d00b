import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type ApiDocument, schemasOf } from './written-operations.ts'

/** A call and its response. */
export type Exchange = { method: string; path: string; status: number; body: unknown }

/** Validates responses against the contract. */
export function answerChecker(contract: ApiDocument) {
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      address: new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/, '[^/]+')}$`),
      statuses: Object.keys(operation.responses),
      answers: schemasOf(contract, operation).answers,
    })),
  )
  // Paths without placeholders come first: `/hotels/whatsapp` is not a hotel.
  const byPlaceholders = calls.toSorted(
    (a, b) => Number(a.call.includes('{')) - Number(b.call.includes('{')),
  )
  /** Returns the deviations of a response from the contract; null for a call that is not in it. */
  const answer = ({ method, path, status, body }: Exchange) => {
    const found = byPlaceholders.find(({ address }) => address.test(`${method} ${path}`))
    if (!found) return null
    const { call, statuses, answers } = found
    const key = [`${status}`, `${Math.floor(status / 100)}XX`].find((one) => statuses.includes(one))
    if (!key) return { call, problems: [`${status} is not one of its answers`] }
    const schema = answers[key]
    if (!schema || ajv.validate(schema, body)) return { call, problems: [] }
    const [error] = ajv.errors ?? []
    return { call, problems: [`${status}: ${error?.instancePath || 'the body'} ${error?.message}`] }
  }
  /** Every call of the contract, e.g. "GET /hotels/{id}". */
  const names = calls.map(({ call }) => call)
  return { calls: names, answer }
}
