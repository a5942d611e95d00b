/** Catalogue of another company: three airports, two flights a day each way, no slides, and articles without pictures. */
const cities = [
  { id: 1, name: 'Cancún', iata_code: 'CUN', airport_name: 'Aeropuerto de Cancún', country: 'MX' },
  { id: 2, name: 'Bogotá', iata_code: 'BOG', country: 'CO' },
  { id: 3, name: 'Lima', iata_code: 'LIM', airport_name: null, country: 'PE' },
]

/** Airports whose city or code contains the text. */
export function airports(query: string) {
  const text = query.trim().toLowerCase()
  return cities.filter(({ name, iata_code }) => `${name} ${iata_code}`.toLowerCase().includes(text))
}

/** Fares of the cheaper flight, as this company writes them. */
export const prices = { oneWay: '301.10', roundTrip: '545.25' }

/** Two flights between two of its airports, the dearer one first; none elsewhere. */
export function findFlights(from: string, to: string) {
  if (airports(from).length !== 1 || airports(to).length !== 1 || from === to) return []
  const dearer = {
    id: 31,
    airline: { name: 'Andes Air', alliance: 'none' },
    flight_number: 'AN 31',
    origin_airport: { iata_code: from },
    destination_airport: { iata_code: to },
    departure_time: '18:40:00',
    arrival_time: '22:05:00',
    day_of_week: 'Tuesday',
    price_one_way: '512.40',
    price_round_trip: '910.00',
    seats_left: 9,
  }
  const cheaper = {
    ...dearer,
    id: 32,
    airline: { name: 'Caribe Sur', alliance: 'none' },
    // Without a flight number, and with a day of the week that is a number.
    flight_number: undefined,
    day_of_week: 2,
    departure_time: '07:15:00',
    arrival_time: '10:50:00',
    price_one_way: prices.oneWay,
    price_round_trip: prices.roundTrip,
  }
  return [dearer, cheaper]
}

export const homePage = {
  heroSlides: [],
  recentArticles: [{ id: 77, slug: 'lima-in-three-days', title: 'Lima in three days' }],
  banner: null,
}

export const places = [{ id: 5, name: 'Lima', region: 'coast' }]
