import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { type Served, serve } from './serve.ts'

/** Round-trip fare of the cheaper flight, as this company writes it. */
export const roundTripFare = '545.25'

const cities = [
  { id: 1, name: 'Cancún', iata_code: 'CUN', airport_name: 'Aeropuerto de Cancún', country: 'MX' },
  { id: 2, name: 'Bogotá', iata_code: 'BOG', airport_name: null, country: 'CO' },
]

const dearer = {
  ...{ id: 31, airline: { name: 'Andes Air', alliance: 'none' }, flight_number: 'AN 31' },
  ...{ departure_time: '18:40:00', arrival_time: '22:05:00', day_of_week: 'Tuesday' },
  ...{ price_one_way: '512.40', price_round_trip: '910.00', seats_left: 9 },
}
/** Without a flight number, and with a day of the week that is a number. */
const cheaper = {
  ...{ ...dearer, id: 32, airline: { name: 'Caribe Sur', alliance: 'none' } },
  ...{ flight_number: undefined, departure_time: '07:15:00', arrival_time: '10:50:00' },
  ...{ day_of_week: 2, price_one_way: '301.10', price_round_trip: roundTripFare },
}

/** Two flights between two airports, the dearer one first. */
function flightsBetween(from = '', to = '') {
  const airports = { origin_airport: { iata_code: from }, destination_airport: { iata_code: to } }
  return [dearer, cheaper].map((flight) => ({ ...flight, ...airports }))
}

/**
 * Starts another company's implementation of the calls for flights (product 7), which shares nothing with our provider or our contract.
 * It differs from ours wherever the product leaves a choice: only some answers are wrapped in `data`, prices are texts,
 * ids are numbers, optional fields are missing, unknown fields are added.
 */
export async function startOtherProvider(): Promise<Served> {
  const app = new Hono()
  const served = await serve(getRequestListener(app.fetch))
  /** Storefronts of the payments, by number from 1. */
  const payments: string[] = []

  app.get('/api/v1/airports/search', (c) => {
    const text = (c.req.query('query') ?? '').trim().toLowerCase()
    const names = ({ name, iata_code }: (typeof cities)[number]) => `${name} ${iata_code}`
    const data = cities.filter((city) => names(city).toLowerCase().includes(text))
    return c.json({ data, took_ms: 3 })
  })
  app.get('/api/v1/flights/search', (c) => {
    const { from, to, type } = c.req.query()
    const outbound_flights = flightsBetween(from, to)
    if (type !== 'Round Trip') return c.json(outbound_flights)
    return c.json({ outbound_flights, inbound_flights: flightsBetween(to, from), page: 1 })
  })
  app.post('/api/v1/bookings/create-checkout', async (c) => {
    const { flight_id, passengers } = await c.req.json()
    if (!Array.isArray(passengers) || typeof flight_id !== 'number') return c.body(null, 422)
    const redirect_url = `${served.url}/pay?n=${payments.push(storefrontOf(c))}`
    return c.json({ data: { redirect_url } })
  })
  app.get('/pay', (c) =>
    c.html(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Andes Pay</title>
<h1>Andes Pay</h1><form method="post"><button>Pay with my card</button></form></html>`),
  )
  app.post('/pay', (c) => {
    const number = c.req.query('n')
    return c.redirect(
      `${payments[Number(number) - 1]}/flights/success?booking=ANDES-${number}`,
      303,
    )
  })
  return served
}

function storefrontOf(c: Context): string {
  return `${c.req.header('x-forwarded-proto')}://${c.req.header('x-forwarded-host')}`
}
