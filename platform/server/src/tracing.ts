import type { MiddlewareHandler } from 'hono'

export type Step = {
  /** Headers that continue the trace; none without tracing. */
  headers: Record<string, string>
  /** Adds names and counts, never text of a visitor. */
  note: (attributes: Record<string, string | number | string[]>) => void
}

/** Tracing of a server (docs/decisions/operations.md). */
export type Tracing = {
  /** Starts a span per request, in the caller's trace if it names one. */
  request: MiddlewareHandler
  /** Runs `work` in a span of the current request. */
  span: <T>(name: string, work: (step: Step) => Promise<T>) => Promise<T>
  /** Wraps a pool of PostgreSQL with a span per statement. */
  client: <Client extends object>(client: Client) => Client
  /** Log fields with the current trace. */
  logFields: () => { trace_id?: string }
  close: () => Promise<void>
}

export const untraced: Tracing = {
  request: (_, next) => next(),
  span: (_, work) => work({ headers: {}, note: () => undefined }),
  client: (client) => client,
  logFields: () => ({}),
  close: async () => undefined,
}
