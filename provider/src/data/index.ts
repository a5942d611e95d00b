import type * as tables from '../database/catalogue-tables.ts'
import { airlines } from './airlines.ts'
import { airportRows, suggestedAirports } from './airports.ts'
import { articleSeeds } from './articles.ts'
import { destinations } from './destinations.ts'
import { hotelRows } from './hotels/index.ts'
import { packageRows } from './packages.ts'
import { buildSchedule } from './schedule.ts'
import { slides } from './slides.ts'
import { tourRows } from './tours/index.ts'

type Seed = {
  airports: (typeof tables.airports.$inferInsert)[]
  airlines: (typeof tables.airlines.$inferInsert)[]
  flights: (typeof tables.flights.$inferInsert)[]
  destinations: (typeof tables.destinations.$inferInsert)[]
  hotels: (typeof tables.hotels.$inferInsert)[]
  rooms: (typeof tables.rooms.$inferInsert)[]
  rates: (typeof tables.rates.$inferInsert)[]
  tours: (typeof tables.tours.$inferInsert)[]
  packages: (typeof tables.packages.$inferInsert)[]
  articles: (typeof tables.articles.$inferInsert)[]
  slides: (typeof tables.slides.$inferInsert)[]
}

/** Every row the catalogue starts with. */
export function seedRows(): Seed {
  return {
    airports: airportRows.map(
      ([iataCode, name, airportName, country, timeZone, latitude, longitude]) => ({
        iataCode,
        name,
        airportName,
        country,
        timeZone,
        latitude,
        longitude,
        position: suggestedAirports.includes(iataCode) ? suggestedAirports.indexOf(iataCode) : null,
      }),
    ),
    airlines: airlines.map(({ code, name }) => ({ code, name })),
    flights: buildSchedule(),
    destinations: [...destinations],
    ...hotelRows(),
    tours: tourRows(),
    packages: packageRows(),
    articles: articleSeeds(),
    slides: [...slides],
  }
}
