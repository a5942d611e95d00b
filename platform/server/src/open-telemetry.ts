import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
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
import { errorCode } from './error-code.ts'
import { createLog } from './log.ts'
import { withStatements } from './statements.ts'
import type { Tracing } from './tracing.ts'

/** Longest wait for the collector at the end, in ms. */
const timeoutMillis = 2000

/** Starts OpenTelemetry. Exports a `share` of new traces, and a caller's trace if its `traceparent` says so. */
export function startTracing(service: string, share: number): Tracing {
  // Most messages say that the collector is down.
  const log = createLog()
  const say = (trouble: string) => log.warn({ trouble }, 'traces are lost')
  diag.setLogger({ error: say, warn: say, info: say, debug: say, verbose: say }, DiagLogLevel.WARN)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ timeoutMillis }) }),
    ],
  })
  const tracer = provider.getTracer(service)
  const propagator = new W3CTraceContextPropagator()
  const active = new AsyncLocalStorage<Context>()

  const headersOf = (context: Context) => {
    const headers: Record<string, string> = {}
    propagator.inject(context, headers, defaultTextMapSetter)
    return headers
  }

  async function inSpan<T>(
    start: { name: string; kind: SpanKind; parent: Context },
    work: (span: Span, context: Context) => Promise<T>,
  ): Promise<T> {
    const span = tracer.startSpan(start.name, { kind: start.kind }, start.parent)
    const context = trace.setSpan(start.parent, span)
    try {
      return await active.run(context, () => work(span, context))
    } catch (error) {
      // An error may quote text of a visitor.
      const name = error instanceof Error ? error.name : 'unknown'
      span.setAttribute('error.type', errorCode(error) ?? name)
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    request: (c, next) => {
      const parent = propagator.extract(ROOT_CONTEXT, c.req.header(), defaultTextMapGetter)
      const start = { name: c.req.method, kind: SpanKind.SERVER, parent }
      return inSpan(start, async (span, context) => {
        await next()
        const [route, { status, headers }] = [routePath(c), c.res]
        span.updateName(`${c.req.method} ${route}`)
        span.setAttributes({
          'http.request.method': c.req.method,
          'http.route': route,
          'http.response.status_code': status,
          'http.request.header.x-request-id': [c.get('requestId')],
        })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        const isPage = headers.get('content-type')?.startsWith('text/html')
        // A cache would give the trace of one visitor to others.
        if (isPage && !headers.get('cache-control')?.startsWith('public'))
          c.header('server-timing', `traceparent;desc="${headersOf(context).traceparent}"`)
      })
    },
    span: (name, work) => {
      const start = { name, kind: SpanKind.CLIENT, parent: active.getStore() ?? ROOT_CONTEXT }
      return inSpan(start, (span, context) =>
        work({ headers: headersOf(context), note: (attributes) => span.setAttributes(attributes) }),
      )
    },
    client: (client) =>
      withStatements(client, (name, run) => {
        const parent = active.getStore()
        // Periodic work makes no trace.
        if (!parent) return run()
        return inSpan({ name, kind: SpanKind.CLIENT, parent }, async (span) => {
          span.setAttribute('db.system.name', 'postgresql')
          return run()
        })
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
