import { type Tracing, untraced } from './tracing.ts'

/** Traces to where OpenTelemetry's own variables say; it is read only where one does. Throws where the share to export is none. */
export async function openTracing(service: string, env: NodeJS.ProcessEnv): Promise<Tracing> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return untraced
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG || 1)
  if (!(share >= 0 && share <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is not from 0 to 1: ${env.OTEL_TRACES_SAMPLER_ARG}`)
  const { startTracing } = await import('./open-telemetry.ts')
  return startTracing(service, share)
}
