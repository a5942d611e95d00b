import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { CatalogueRows } from '../database/catalogue-rows.ts'
import { fileSchemas } from './file-schemas.ts'

/** Reads a catalogue, our own when no folder is named. Throws naming the file and the value that is wrong. */
export function seedRows(
  folder = new URL('../../catalogue/data/', import.meta.url),
): CatalogueRows {
  const hotels = read(folder, 'hotels')
  const rooms = hotels.flatMap((hotel) =>
    hotel.rooms.map((room) => ({ ...room, hotelId: hotel.id })),
  )
  return {
    airports: read(folder, 'airports'),
    airlines: read(folder, 'airlines'),
    flights: read(folder, 'flights'),
    destinations: read(folder, 'destinations'),
    hotels: hotels.map(({ rooms: _, ...hotel }) => hotel),
    rooms: rooms.map(({ rates: _, ...room }) => room),
    rates: rooms.flatMap((room) => room.rates.map((rate) => ({ ...rate, roomId: room.id }))),
    tours: read(folder, 'tours'),
    packages: read(folder, 'packages'),
    articles: read(folder, 'articles').map((article) => ({
      ...article,
      content: readFileSync(new URL(`articles/${article.slug}.html`, folder), 'utf8').trim(),
    })),
    slides: read(folder, 'slides'),
  }
}

function read<Name extends keyof typeof fileSchemas>(
  folder: URL,
  name: Name,
): v.InferOutput<(typeof fileSchemas)[Name]> {
  const json: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  const result = v.safeParse(fileSchemas[name], json)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`catalogue/data/${name}.json, ${v.getDotPath(issue)}: ${issue.message}`)
}
