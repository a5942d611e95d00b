import type { FakeAnswer, RecordedCall } from '@storefront/http/testing'

const wireAirports = [
  { id: 1, name: 'Cancún', iata_code: 'CUN', airport_name: 'Cancún International Airport' },
  { id: 2, name: 'Miami', iata_code: 'MIA', airport_name: 'Miami International Airport' },
]

export function wireFlight(
  id: string,
  airline: string,
  departs: string,
  usd: number,
  route = 'CUN-MIA',
) {
  const [origin, destination] = route.split('-')
  return {
    id,
    airline: { name: airline },
    flight_number: id.toUpperCase(),
    origin_airport: { iata_code: origin },
    destination_airport: { iata_code: destination },
    departure_time: `${departs}:00`,
    arrival_time: '23:30:00',
    day_of_week: 'Tuesday',
    price_one_way: usd,
    price_round_trip: usd * 2 - 10,
    bags: 'One checked bag of 23 kg.',
    changes: 'Changes from $60.00.',
    cancellation: 'Not refundable.',
  }
}

const wireOutbound = [
  wireFlight('am1', 'Aeroméxico', '18:30', 150),
  wireFlight('y42', 'Volaris', '06:10', 120),
  wireFlight('am3', 'Aeroméxico', '09:00', 200),
]

const wireInbound = [
  wireFlight('am8', 'Aeroméxico', '20:00', 90, 'MIA-CUN'),
  wireFlight('y49', 'Volaris', '07:00', 99, 'MIA-CUN'),
]

/** Finds the same flights for any search. */
export const findsFlights = ({ query }: RecordedCall) =>
  query.type === 'Round Trip'
    ? { data: { outbound_flights: wireOutbound, inbound_flights: wireInbound } }
    : { data: wireOutbound }

/** Provider responses for tests of screens. */
export const provider: Record<string, FakeAnswer> = {
  'GET /airports/search': () => wireAirports,
  'GET /flights/search': findsFlights,
}
