import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startPostgres } from '@storefront/postgres'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { expect, onTestFinished, test } from 'vitest'
import { startService } from './testing/start-service.ts'

const folder = testFolder()
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string }

/** Stands where operators have a collector; answers its address and the spans that came. */
async function collect() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, stop: () => server.close() }
}

test('a call is part of its caller’s trace, down to the statements of registry and audit', async () => {
  const [postgres, collector] = await Promise.all([startPostgres(), collect()])
  onTestFinished(() => postgres.stop())
  onTestFinished(() => void collector.stop())
  await plant(folder(), [plantedRelease('flights', '1.0.0')])
  const service = await startService({
    RELEASES_DIR: folder(),
    REGISTRY_URL: postgres.url('postgres'),
    AUDIT_URL: postgres.url('postgres'),
    PUBLIC_READ: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  const address = `${service.url}/api/environments/production/versions`
  // Whoever asks first of all makes the table.
  await fetch(address)
  const answer = await fetch(address, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  })
  expect(answer.status).toBe(200)
  // What was not exported yet is when it ends.
  await service.end('SIGINT')
  const call = collector.spans.find(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7')
  expect(call).toMatchObject({ traceId, name: 'GET /api/environments/:env/versions' })
  const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(new Set(statements.map(({ name }) => name))).toEqual(new Set(['select release_documents']))
}, 60_000)
