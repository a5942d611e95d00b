import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span with the service that sent it. */
export type CollectedSpan = {
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: unknown }[]
}

type Resource = { attributes: { key: string; value: { stringValue?: string } }[] }
type Scope = { spans: Omit<CollectedSpan, 'service'>[] }
type Export = { resourceSpans: { resource: Resource; scopeSpans: Scope[] }[] }

/** Starts an OpenTelemetry collector, which receives OTLP as JSON over HTTP. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  /** Raw request bodies. */
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
      const name = resource.attributes.find(({ key }) => key === 'service.name')
      const service = name?.value.stringValue ?? ''
      spans.push(
        ...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ service, ...span }))),
      )
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    stop: () => void server.close(),
  }
}
