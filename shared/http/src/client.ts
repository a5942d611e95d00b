import { HttpError, MalformedAnswerError, NetworkError } from './errors.ts'

export type QueryValue = string | number | null | undefined

export type ReadOptions = {
  /** Empty, null and undefined values are left out of the address. */
  query?: Record<string, QueryValue>
  signal?: AbortSignal
}

export type SendOptions = {
  /** One key per booking attempt, kept over its retries; sent as `Idempotency-Key` where the client is set to. */
  idempotencyKey?: string
  /** Key of the visitor's own earlier attempt that this one replaces; sent as `Replaces-Idempotency-Key` beside a key. */
  replacesKey?: string | null
  signal?: AbortSignal
}

/** The calls of the API: JSON in and out, no timeout. Each throws HttpError, NetworkError or MalformedAnswerError. */
export type HttpClient = {
  /** Path is relative to the base, e.g. `/hotels`. Resolves to the parsed JSON, not yet checked. */
  get(path: string, options?: ReadOptions): Promise<unknown>
  /** Resolves to the parsed JSON, not yet checked: null when the answer has no body, its text when it is not JSON. */
  post(path: string, body: unknown, options?: SendOptions): Promise<unknown>
}

/** What the client asks with: `fetch`, or less. */
export type Fetch = (address: string, init: RequestInit) => Promise<Answered>

/** What the client reads of an answer. */
export type Answered = Pick<Response, 'ok' | 'status' | 'text'> & {
  headers?: Pick<Headers, 'has'>
}

/** Header of a 502 or 504 that a proxy of ours writes because the provider never answered (product 7.1). */
export const unansweredHeader = 'x-provider-unanswered'

export type HttpClientOptions = {
  /** Where the provider's API is, without a trailing slash: `/api/v1`, or an absolute address on the server. */
  base: string
  fetch?: Fetch
  /** Whether `Idempotency-Key` is sent (off for a provider whose CORS rules refuse it; product 4.8). */
  idempotencyKeys?: boolean
}

/** A client of the provider's API at `base` (product 7.1). */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { base, idempotencyKeys = true } = options

  async function call(method: string, path: string, init: RequestInit): Promise<unknown> {
    const send = options.fetch ?? globalThis.fetch
    let response: Answered
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
    // The caller that reads the answer to a send checks its shape; an answer that is not read may be any text (product 7.1).
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
