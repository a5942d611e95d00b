/** Fields of the wrong types. */
const wrongTypes = {
  data: { id: {}, slug: 7, name: [], heroSlides: 'x', recentArticles: 3, outbound_flights: 'y' },
}

/** Malformed or failed responses, each sent as JSON. */
export const badAnswers = {
  '500': { status: 500, body: '' },
  '429': { status: 429, body: '{"error":{"code":"rate_limited"}}' },
  'HTML with 200': { status: 200, body: '<!doctype html><h1>Login</h1>' },
  truncated: { status: 200, body: '{"data":[{"id":1,"name":"Lag' },
  'an empty list': { status: 200, body: '[]' },
  null: { status: 200, body: 'null' },
  'data: null': { status: 200, body: '{"data":null}' },
  'wrong types': { status: 200, body: JSON.stringify(wrongTypes) },
}

/** Faults of a call. `reset` closes the connection, `hang` answers an empty list after `hangMs`. */
export type ApiFault = keyof typeof badAnswers | 'reset' | 'hang'

export const apiFaults: ApiFault[] = [
  ...(Object.keys(badAnswers) as (keyof typeof badAnswers)[]),
  'reset',
  'hang',
]

export const hangMs = 10_000

/** Response of a faulty call; null for a reset connection. */
export function badAnswer(fault: ApiFault): { status: number; body: string } | null {
  if (fault === 'reset') return null
  return badAnswers[fault === 'hang' ? 'an empty list' : fault]
}
