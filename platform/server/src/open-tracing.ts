import { type Tracing, untraced } from './tracing.ts'

/**
 * Exports traces if OpenTelemetry's variables name an endpoint, and loads its packages only then. Throws unless the
 * share is from 0 to 1.
 */
export async function openTracing(service: string, env: NodeJS.ProcessEnv): Promise<Tracing> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return untraced
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG || 1)
  if (!(share >= 0 && share <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is not from 0 to 1: ${env.OTEL_TRACES_SAMPLER_ARG}`)
  const { startTracing } = await import('./open-telemetry.ts')
  return startTracing(service, share)
}
