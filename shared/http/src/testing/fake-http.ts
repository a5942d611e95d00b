import type { HttpClient } from '../client.ts'
import { HttpError, NetworkError } from '../errors.ts'

export type RecordedCall = {
  /** e.g. 'GET /airports/search'. */
  call: string
  query: Record<string, unknown>
  body: unknown
  idempotencyKey?: string | undefined
  replacesKey?: string | null | undefined
}

/** Returns the response, throws to fail, or never resolves to hang. */
export type FakeAnswer = (call: RecordedCall) => unknown

export type FakeHttp = HttpClient & {
  calls: RecordedCall[]
  /** Responses by call, e.g. 'POST /bookings/whatsapp'. Other calls throw a 404. */
  answers: Record<string, FakeAnswer>
}

/** A client for tests that records its calls. */
export function createFakeHttp(answers: Record<string, FakeAnswer> = {}): FakeHttp {
  const http: FakeHttp = {
    calls: [],
    answers,
    get: (path, options) => answer('GET', path, { query: options?.query ?? {} }),
    post: (path, body, options) =>
      answer('POST', path, {
        body,
        idempotencyKey: options?.idempotencyKey,
        replacesKey: options?.replacesKey,
      }),
  }
  async function answer(method: string, path: string, details: Partial<RecordedCall>) {
    const call: RecordedCall = {
      call: `${method} ${path}`,
      query: {},
      body: null,
      ...details,
    }
    http.calls.push(call)
    const fake = http.answers[call.call]
    if (!fake) throw new HttpError(method, path, 404, null)
    return fake(call)
  }
  return http
}

export function failing(status = 500): FakeAnswer {
  return refusing(status, null)
}

/** Fails as a POST does while the browser is offline. */
export const unsent: FakeAnswer = ({ call }) => {
  const [method = '', path = ''] = call.split(' ')
  throw new NetworkError(method, path, 'offline', false)
}

/** Fails with this status and body. */
export function refusing(status: number, body: unknown): FakeAnswer {
  return ({ call }) => {
    const [method = '', path = ''] = call.split(' ')
    throw new HttpError(method, path, status, body)
  }
}
