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

/** Two flights between two of its airports, the dearer one first; none elsewhere. */
export function findFlights(from: string, to: string) {
  if (airports(from).length !== 1 || airports(to).length !== 1 || from === to) return []
  return [
    flight(31, 'Andes Air', '18:40:00', '22:05:00', ['512.40', '910.00'], { from, to }),
    // Without a flight number, and with a day of the week that is a number.
    {
      ...flight(32, 'Caribe Sur', '07:15:00', '10:50:00', [prices.oneWay, prices.roundTrip], {
        from,
        to,
      }),
      flight_number: undefined,
      day_of_week: 2,
    },
  ]
}

/** Fares of the cheaper flight, as this company writes them. */
export const prices = { oneWay: '301.10', roundTrip: '545.25' }

function flight(
  id: number,
  airline: string,
  departs: string,
  arrives: string,
  [oneWay, roundTrip]: [string, string],
  { from, to }: { from: string; to: string },
) {
  return {
    id,
    airline: { name: airline, alliance: 'none' },
    flight_number: `AN ${id}`,
    origin_airport: { iata_code: from },
    destination_airport: { iata_code: to },
    departure_time: departs,
    arrival_time: arrives,
    day_of_week: 'Tuesday',
    price_one_way: oneWay,
    price_round_trip: roundTrip,
    seats_left: 9,
  }
}

export const homePage = {
  heroSlides: [],
  recentArticles: [{ id: 77, slug: 'lima-in-three-days', title: 'Lima in three days' }],
  banner: null,
}

export const places = [{ id: 5, name: 'Lima', region: 'coast' }]
