import type { MiddlewareHandler } from 'hono'

/** The traces of this provider (docs/decisions/0052). */
export type Tracing = {
  /** Makes each request a span: part of the caller's trace where it names one, else the first of a new one. */
  request: MiddlewareHandler
  /** The same client of the database, with a span for each statement of a request. */
  client: <Client extends object>(client: Client) => Client
  /** What a log line says of the trace that it belongs to. */
  logFields: () => { trace_id?: string }
  /** Sends what was not sent yet. */
  close: () => Promise<void>
}

/** Nobody asked for traces. */
export const untraced: Tracing = {
  request: (_, next) => next(),
  client: (client) => client,
  logFields: () => ({}),
  close: async () => undefined,
}

/** Traces to where OpenTelemetry's own variables say; it is read only where one does. Throws where the share to export is none. */
export async function openTracing(env: NodeJS.ProcessEnv): Promise<Tracing> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return untraced
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG || 1)
  if (!(share >= 0 && share <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is not from 0 to 1: ${env.OTEL_TRACES_SAMPLER_ARG}`)
  const { startTracing } = await import('./open-telemetry.ts')
  return startTracing(share)
}
