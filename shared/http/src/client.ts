import { HttpError, MalformedAnswerError, NetworkError } from './errors.ts'

export type QueryValue = string | number | null | undefined

export type ReadOptions = {
  /** The query string leaves out '', null and undefined. */
  query?: Record<string, QueryValue>
  signal?: AbortSignal
}

export type SendOptions = {
  /** Same key for all retries of a checkout. Sent as `Idempotency-Key` unless the client's option is off. */
  idempotencyKey?: string
  /** Key of the visitor's earlier checkout that this one replaces. Sent as `Replaces-Idempotency-Key` beside a key. */
  replacesKey?: string | null
  signal?: AbortSignal
}

/** JSON calls without a timeout. They throw HttpError, NetworkError or MalformedAnswerError. */
export type HttpClient = {
  /** Resolves to unchecked JSON. `path` is relative to the base, e.g. `/hotels`. */
  get(path: string, options?: ReadOptions): Promise<unknown>
  /** Resolves to unchecked JSON, to null for an empty body, to the text if it is not JSON. */
  post(path: string, body: unknown, options?: SendOptions): Promise<unknown>
}

export type Fetch = (address: string, init: RequestInit) => Promise<HttpAnswer>

export type HttpAnswer = Pick<Response, 'ok' | 'status' | 'text'> & {
  headers?: Pick<Headers, 'has'>
}

/** Header of a 502 or 504 from our proxy when the provider did not respond (product 7.1). */
export const unansweredHeader = 'x-provider-unanswered'

export type HttpClientOptions = {
  /** Base URL without a trailing slash: `/api/v1`, or absolute on the server. */
  base: string
  fetch?: Fetch
  /** Sends `Idempotency-Key` (default true). False for a provider whose CORS rules reject it (product 4.8). */
  idempotencyKeys?: boolean
}

/** Creates a client of the provider's API (product 7.1). */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { base, idempotencyKeys = true } = options

  async function call(method: string, path: string, init: RequestInit): Promise<unknown> {
    // A browser answers a GET from its cache even offline.
    if (method === 'POST' && isOffline()) throw new NetworkError(method, path, 'offline', false)
    const send = options.fetch ?? globalThis.fetch
    let response: HttpAnswer
    let text: string
    try {
      response = await send(`${base}${path}`, { method, ...init })
      text = await response.text()
    } catch (error) {
      if (init.signal?.aborted) throw new DOMException('The visitor left.', 'AbortError')
      throw new NetworkError(method, path, error)
    }
    if (!response.ok && response.headers?.has(unansweredHeader))
      throw new NetworkError(method, path, `status ${response.status}`)
    if (!response.ok) throw new HttpError(method, path, response.status, parsed(text) ?? text)
    if (text === '') return null
    const json = parsed(text)
    if (json !== undefined) return json
    // The response to a POST may be any text; a caller that reads it checks its shape (product 7.1).
    if (method === 'POST') return text
    throw new MalformedAnswerError(path, 'not JSON')
  }

  return {
    get: (path, { query, signal } = {}) =>
      call('GET', `${path}${queryString(query)}`, {
        headers: { accept: 'application/json' },
        signal: signal ?? null,
      }),
    post: (path, body, { idempotencyKey, replacesKey, signal } = {}) =>
      call('POST', path, {
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(idempotencyKey && idempotencyKeys
            ? {
                'idempotency-key': idempotencyKey,
                ...(replacesKey ? { 'replaces-idempotency-key': replacesKey } : {}),
              }
            : {}),
        },
        body: JSON.stringify(body),
        signal: signal ?? null,
      }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function queryString(query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value))
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** True if the browser says so. Node's navigator has no `onLine`. */
function isOffline(): boolean {
  return 'onLine' in navigator && navigator.onLine === false
}
