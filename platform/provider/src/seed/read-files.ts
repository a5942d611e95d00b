import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { CatalogueRows } from '../database/catalogue-rows.ts'
import { fileSchemas } from './file-schemas.ts'

/** Unchecked content of the files. */
type Files = {
  json: (name: keyof typeof fileSchemas) => unknown
  /** HTML text of the article with this slug. */
  article: (slug: string) => string
}

/** Reads and validates the files of our catalogue. Throws with the file and path of a wrong value. */
export function seedRows(): CatalogueRows {
  const read = (file: string) =>
    readFileSync(new URL(`../../catalogue/data/${file}`, import.meta.url), 'utf8')
  return rowsOf({
    json: (name) => JSON.parse(read(`${name}.json`)),
    article: (slug) => read(`articles/${slug}.html`).trim(),
  })
}

/** Turns the content of files into table rows. Throws with the file and path of a wrong value. */
export function rowsOf({ json, article }: Files): CatalogueRows {
  const read = <Name extends keyof typeof fileSchemas>(
    name: Name,
  ): v.InferOutput<(typeof fileSchemas)[Name]> => {
    const result = v.safeParse(fileSchemas[name], json(name))
    if (result.success) return result.output
    const [issue] = result.issues
    throw new Error(`catalogue/data/${name}.json, ${v.getDotPath(issue)}: ${issue.message}`)
  }
  const hotels = read('hotels')
  const rooms = hotels.flatMap((hotel) =>
    hotel.rooms.map((room) => ({ ...room, hotelId: hotel.id })),
  )
  return {
    airports: read('airports'),
    airlines: read('airlines'),
    flights: read('flights'),
    destinations: read('destinations'),
    hotels: hotels.map(({ rooms: _, ...hotel }) => hotel),
    rooms: rooms.map(({ rates: _, ...room }) => room),
    rates: rooms.flatMap((room) => room.rates.map((rate) => ({ ...rate, roomId: room.id }))),
    tours: read('tours'),
    packages: read('packages'),
    articles: read('articles').map((one) => ({ ...one, content: article(one.slug) })),
    slides: read('slides'),
  }
}
