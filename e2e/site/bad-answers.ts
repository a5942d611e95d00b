/** Every field there, none of its type. */
const wrongTypes = {
  data: { id: {}, slug: 7, name: [], heroSlides: 'x', recentArticles: 3, outbound_flights: 'y' },
}

/** Answers that are none: status and body, always said to be JSON. */
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

/** Faults of a call; a reset has no answer, and what hangs gets an empty list after `hangMs`. */
export type ApiFault = keyof typeof badAnswers | 'reset' | 'hang'

export const apiFaults: ApiFault[] = [
  ...(Object.keys(badAnswers) as (keyof typeof badAnswers)[]),
  'reset',
  'hang',
]

export const hangMs = 10_000

/** Final answer of a faulty call; null for one that never comes. */
export function badAnswer(fault: ApiFault): { status: number; body: string } | null {
  if (fault === 'reset') return null
  return badAnswers[fault === 'hang' ? 'an empty list' : fault]
}
