// Sends a browser's requests without a browser.
import { expect, test } from '../fixtures.ts'
import { serve } from '../site/serve.ts'
import { dayFromToday } from '../visitor/days.ts'
import { lucia } from '../visitor/people.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
const search = 'from=CUN&to=MIA'
const passenger = {
  ...{ firstName: lucia.firstName, lastName: lucia.lastName, email: lucia.email },
  ...{ phoneNumber: lucia.phone, dob: lucia.birthDate, nationality: 'MX' },
  ...{ passportNumber: lucia.passport, passportExpiry: lucia.passportExpiry },
}

test('a page and a booking each make one trace, down to log lines and SQL statements, without personal data', async ({
  ownSite,
}) => {
  const collector = await startCollector()
  const lines: string[] = []
  const site = await ownSite({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'info' },
    say: (line) => lines.push(line),
  })
  const page = `/flights/results?${search}&departureDate=${dayFromToday(9)}&type=Oneway&coupon=Zanzibar`
  const answer = await fetch(`${site.url}${page}`, { headers: { traceparent } })
  const flights = await fetch(
    `${site.url}/api/v1/flights/search?${search}&date=${dayFromToday(10)}`,
  )
  const { data } = (await flights.json()) as { data: { id: string }[] }
  const booked = await fetch(`${site.url}/api/v1/bookings/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ flight_id: data[0]?.id, flight_type: 'Oneway', passengers: [passenger] },
    }),
  })
  expect([answer.status, booked.status]).toEqual([200, 201])
  // The processes export the remaining spans when they end.
  await site.stop()
  await collector.stop()

  const { spans } = collector
  const lineOf = (span: CollectedSpan | undefined): string[] => {
    if (!span) return []
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
    return [`${span.service}: ${span.name}`, ...lineOf(parent)]
  }
  const statement = (name: string, of?: string) =>
    spans.find((span) => span.name === name && (!of || span.traceId === of))
  expect(lineOf(statement('select stock', traceId))).toEqual([
    'provider: select stock',
    'provider: GET /api/v1/flights/search',
    'storefront: render',
    'storefront: GET /*',
  ])
  const logged = lines.filter((line) => line.includes(`"trace_id":"${traceId}"`))
  expect(new Set(logged.map((line) => JSON.parse(line).route))).toEqual(
    new Set(['/flights/*', '/api/v1/flights/search', '/api/v1/airports/search']),
  )

  expect(lineOf(statement('insert booking'))).toEqual([
    'provider: insert booking',
    'provider: POST /api/v1/bookings/whatsapp',
    'storefront: call the provider',
    'storefront: POST /api/v1/*',
  ])
  const typed = [...Object.values(passenger), data[0]?.id ?? '', 'MIA', 'Zanzibar', 'coupon']
  expect(typed.filter((text) => collector.bodies.join().includes(text))).toEqual([])
})

/** A span with the service that sent it. */
type CollectedSpan = {
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

/** Starts an OpenTelemetry collector, which receives OTLP as JSON over HTTP. `bodies` are the raw requests. */
async function startCollector() {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const served = await serve(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      const isName = ({ key }: { key: string }) => key === 'service.name'
      const service = resource.attributes.find(isName).value.stringValue
      for (const scope of scopeSpans)
        spans.push(...scope.spans.map((span: CollectedSpan) => ({ ...span, service })))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return { ...served, spans, bodies }
}
