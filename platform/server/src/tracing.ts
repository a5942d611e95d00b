import type { MiddlewareHandler } from 'hono'

/** One step of a trace, while it is under way. */
export type Step = {
  /** Headers that continue the trace in a call; none without tracing. */
  headers: Record<string, string>
  /** Adds what is known of it: names and counts, never what a visitor typed. */
  note: (attributes: Record<string, string | number | string[]>) => void
}

/** The traces of a server (docs/decisions/operations.md). */
export type Tracing = {
  /** Makes each request a span: part of the caller's trace where it names one, else the first of a new one. */
  request: MiddlewareHandler
  /** Does `work` as a span of the request under way. */
  span: <T>(name: string, work: (step: Step) => Promise<T>) => Promise<T>
  /** The same pool of PostgreSQL, with a span for each statement of a request. */
  client: <Client extends object>(client: Client) => Client
  /** Fields of a log line that name its trace. */
  logFields: () => { trace_id?: string }
  close: () => Promise<void>
}

/** Tracing is off. */
export const untraced: Tracing = {
  request: (_, next) => next(),
  span: (_, work) => work({ headers: {}, note: () => undefined }),
  client: (client) => client,
  logFields: () => ({}),
  close: async () => undefined,
}
