import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startPostgres } from '@storefront/postgres'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { expect, test } from 'vitest'

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
  const [postgres, collector, folder] = await Promise.all([
    startPostgres(),
    collect(),
    mkdtemp(join(tmpdir(), 'traced-service-')),
  ])
  await plant(folder, [plantedRelease('flights', '1.0.0')])
  const service = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      RELEASES_DIR: folder,
      REGISTRY_URL: postgres.url('postgres'),
      AUDIT_URL: postgres.url('postgres'),
      PUBLIC_READ: 'on',
      LOG_LEVEL: 'silent',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(createInterface({ input: service.stdout }), 'line')
    const { ready } = JSON.parse(String(line))
    const answer = await fetch(`${ready}/api/environments/production/versions`, {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    })
    expect(answer.status).toBe(200)
    // What was not exported yet is when it ends.
    service.kill('SIGINT')
    await once(service, 'exit')
    const call = collector.spans.find(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7')
    expect(call).toMatchObject({ traceId, name: 'GET /api/environments/:env/versions' })
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
    expect(new Set(statements.map(({ name }) => name))).toEqual(
      new Set(['select release_documents']),
    )
  } finally {
    service.kill('SIGKILL')
    collector.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)
