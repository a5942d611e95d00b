// Sends a browser's requests without a browser.
import { expect, test } from '../fixtures.ts'
import { serve } from '../site/serve.ts'
import { dayFromToday } from '../visitor/days.ts'
import { lucia } from '../visitor/people.ts'

const [traceId, navigation] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
const traceparent = `00-${traceId}-${navigation}-01`
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
  const answer = await fetch(`${site.url}${page}`, {
    headers: { traceparent, 'x-request-id': 'edge-7' },
  })
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
  const statement = (name: string, of = '') =>
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
  const opened = spans.find(({ parentSpanId }) => parentSpanId === navigation)
  expect(answer.headers.get('server-timing')).toBe(
    `traceparent;desc="00-${traceId}-${opened?.spanId}-01"`,
  )
  // The page and each call for its data carry the request's id.
  const requestIds = spans.flatMap(({ attributes }) =>
    attributes.filter(({ key }) => key === 'http.request.header.x-request-id'),
  )
  const isOfPage = ({ value }: { value: unknown }) => JSON.stringify(value).includes('"edge-7"')
  expect(requestIds.filter(isOfPage).length).toBeGreaterThan(1)

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
  attributes: { key: string; value: unknown }[]
}

type Resource = { attributes: { key: string; value: { stringValue?: string } }[] }
type Scope = { spans: Omit<CollectedSpan, 'service'>[] }
type Export = { resourceSpans: { resource: Resource; scopeSpans: Scope[] }[] }

/** Starts an OpenTelemetry collector, which receives OTLP as JSON over HTTP. `bodies` are the raw requests. */
async function startCollector() {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const served = await serve(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
      const name = resource.attributes.find(({ key }) => key === 'service.name')
      const service = name?.value.stringValue ?? ''
      const sent = scopeSpans.flatMap((scope) => scope.spans)
      spans.push(...sent.map((span) => ({ service, ...span })))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return { ...served, spans, bodies }
}
