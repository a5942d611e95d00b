import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { airports, findFlights, homePage, places } from './catalogue.ts'
import { decideOn, openPayment, paymentPage } from './payments.ts'

/**
 * Another company's implementation of the API (product 7), which shares nothing with our provider or our contract. It
 * differs from ours wherever the product leaves a choice: only some answers are wrapped in `data`, prices are texts,
 * ids are numbers, optional fields are missing, unknown fields are added.
 */
type Answer = { status?: number; body?: unknown; html?: string; location?: string }
type Call = { query: URLSearchParams; body: string; storefront: string; own: string }

const calls: Record<string, (call: Call) => Answer> = {
  'GET /api/v1/page/home': () => ({ body: { data: homePage } }),
  'GET /api/v1/destinations/popular': () => ({ body: places }),
  'GET /api/v1/airports/search': ({ query }) => ({
    body: { data: airports(query.get('query') ?? ''), took_ms: 3 },
  }),
  'GET /api/v1/flights/search': ({ query }) => {
    const [from = '', to = ''] = [query.get('from'), query.get('to')].map(String)
    const there = findFlights(from, to)
    if (query.get('type') !== 'Round Trip') return { body: there }
    return { body: { outbound_flights: there, inbound_flights: findFlights(to, from), page: 1 } }
  },
  'POST /api/v1/bookings/create-checkout': ({ body, storefront, own }) => {
    const { flight_id, passengers } = JSON.parse(body) as Record<string, unknown>
    if (!Array.isArray(passengers) || typeof flight_id !== 'number') return { status: 422 }
    return { body: { data: { redirect_url: `${own}${openPayment(storefront)}` } } }
  },
  'POST /api/v1/bookings/whatsapp': () => ({ status: 202 }),
  'GET /api/v1/articles': () => ({ body: { data: homePage.recentArticles } }),
  'GET /api/v1/map-url': () => ({ body: 'https://www.openstreetmap.org/export/embed.html' }),
  'GET /pay': () => ({ html: paymentPage }),
  'POST /pay': ({ query, body }) => ({ location: decideOn(query.get('n') ?? '', body) }),
}

/** Starts this provider on a free port. */
export async function startOtherProvider(): Promise<{ url: string; stop: () => Promise<void> }> {
  let own = ''
  const server = createServer((request, response) => {
    answer(request, own).then(
      (answer) => send(response, answer),
      (error) => send(response, { status: 500, body: { message: String(error) } }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: own, stop }
}

async function answer(request: IncomingMessage, own: string): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', own)
  const handler = calls[`${request.method} ${pathname}`]
  if (!handler) return { status: 404, body: { message: 'unknown call' } }
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  const host = request.headers['x-forwarded-host'] ?? 'localhost:3000'
  const storefront = `${request.headers['x-forwarded-proto'] ?? 'http'}://${host}`
  return handler({ query: searchParams, body, storefront, own })
}

function send(response: ServerResponse, { status, body, html, location }: Answer) {
  if (location) {
    response.writeHead(303, { location }).end()
  } else if (html !== undefined) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  } else if (body === undefined) {
    response.writeHead(status ?? 204).end()
  } else {
    response.writeHead(status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}
