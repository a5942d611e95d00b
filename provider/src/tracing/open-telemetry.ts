import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { routePath } from 'hono/route'
import { sqlState } from '../database/retry.ts'
import { createLog } from '../http/log.ts'
import { withStatements } from './statements.ts'
import type { Tracing } from './tracing.ts'

/** A process that ends waits no longer for a collector that does not answer, in ms. */
const timeoutMillis = 2000

/** Starts OpenTelemetry for this process. `share` of the traces that begin here are exported; a caller's own as it says. */
export function startTracing(share: number): Tracing {
  // That the collector cannot be reached, above all.
  const log = createLog('warn')
  const say = (trouble: string) => log.warn({ trouble }, 'traces are lost')
  diag.setLogger({ error: say, warn: say, info: say, debug: say, verbose: say }, DiagLogLevel.WARN)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'provider' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ timeoutMillis }) }),
    ],
  })
  const tracer = provider.getTracer('provider')
  const propagator = new W3CTraceContextPropagator()
  const active = new AsyncLocalStorage<Context>()

  async function inSpan<T>(
    start: { name: string; kind: SpanKind; parent: Context; attributes: Attributes },
    work: (span: Span) => Promise<T>,
  ): Promise<T> {
    const { name, parent, ...options } = start
    const span = tracer.startSpan(name, options, parent)
    try {
      return await active.run(trace.setSpan(parent, span), () => work(span))
    } catch (error) {
      // The text of an error quotes parameters, which may be a visitor's.
      span.setAttribute('error.type', sqlState(error) ?? 'unknown')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    request: (c, next) => {
      const { method } = c.req
      const parent = propagator.extract(ROOT_CONTEXT, c.req.header(), defaultTextMapGetter)
      const attributes = { 'http.request.method': method }
      return inSpan({ name: method, kind: SpanKind.SERVER, parent, attributes }, async (span) => {
        await next()
        const [route, { status }] = [routePath(c), c.res]
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.route': route,
          'http.response.status_code': status,
          'http.request.header.x-request-id': [c.get('requestId')],
        })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      })
    },
    client: (client) =>
      withStatements(client, (name, run) => {
        const parent = active.getStore()
        // Work that nobody asked for, every few seconds, is no trace.
        if (!parent) return run()
        const attributes = { 'db.system.name': 'postgresql' }
        return inSpan({ name, kind: SpanKind.CLIENT, parent, attributes }, run)
      }),
    logFields: () => {
      const context = active.getStore()
      const span = context && trace.getSpanContext(context)
      return span ? { trace_id: span.traceId } : {}
    },
    close: () =>
      provider.shutdown().catch((error: unknown) => log.warn({ error }, 'traces are lost')),
  }
}
