import { existsSync, readFileSync } from 'node:fs'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import * as v from 'valibot'
import type { CatalogueRows } from '../database/catalogue-rows.ts'
import { type CatalogueExtras, extraFiles } from '../database/json-columns.ts'
import { fileSchemas } from './file-schemas.ts'
import { pictureVersions } from './picture-files.ts'

type FileName = keyof typeof fileSchemas

/** Texts of the files of one folder. */
type Files = {
  folder: string
  json: (name: string) => string
  /** HTML text of an article or a description. */
  html: (file: string) => string
}

/** Folder of the catalogue's files. */
export const catalogueFolder = new URL('../../catalogue/', import.meta.url)

/** A mistake in a file of the catalogue; the message names file, line and field. */
export class CatalogueMistake extends Error {}

export type CatalogueFiles = { rows: CatalogueRows; extras: CatalogueExtras }

/** Reads and validates the files, with the sample records if asked. Throws with file, line and field of a mistake. */
export function readCatalogueFiles(withSamples = false): CatalogueFiles {
  const data = filesIn('data')
  const rows = readRows(withSamples ? [data, filesIn('samples')] : [data])
  const { captions, focus } = extraFiles
  return {
    rows,
    extras: {
      captions: readJson(data, 'captions', captions),
      focus: readJson(data, 'focus', focus),
      facilityWords: readJson(data, 'facility-words', extraFiles['facility-words']),
      pictures: pictureVersions(),
    },
  }
}

export function seedRows(): CatalogueRows {
  return readRows([filesIn('data')])
}

/** Turns the files of several folders into table rows. */
export function readRows(folders: readonly Files[]): CatalogueRows {
  const known = new Set<string>()
  const read = <Name extends FileName>(name: Name) =>
    folders.flatMap((files) => {
      const rows = readJson(files, name, fileSchemas[name])
      checkReferences(files, name, rows, known)
      return rows.map((row) => ({ ...row, ...textOf(files, name, row) }))
    }) as v.InferOutput<(typeof fileSchemas)[Name]>
  const parents = {
    airports: read('airports'),
    airlines: read('airlines'),
    destinations: read('destinations'),
  }
  const hotels = read('hotels')
  const rooms = hotels.flatMap((hotel) =>
    hotel.rooms.map((room) => ({ ...room, hotelId: hotel.id })),
  )
  return {
    ...parents,
    flights: read('flights'),
    hotels: hotels.map(({ rooms: _, ...hotel }) => hotel),
    rooms: rooms.map(({ rates: _, ...room }) => room),
    rates: rooms.flatMap((room) => room.rates.map((rate) => ({ ...rate, roomId: room.id }))),
    tours: read('tours'),
    packages: read('packages'),
    articles: read('articles') as CatalogueRows['articles'],
    slides: read('slides'),
  }
}

function filesIn(folder: string): Files {
  const read = (file: string) => readFileSync(new URL(`${folder}/${file}`, catalogueFolder), 'utf8')
  return {
    folder: `catalogue/${folder}`,
    json: (name) =>
      folder === 'data' || existsSync(new URL(`${folder}/${name}.json`, catalogueFolder))
        ? read(`${name}.json`)
        : '[]',
    html: (file) => read(file).trim(),
  }
}

function readJson<Schema extends v.GenericSchema>(
  files: Files,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const text = files.json(name)
  const result = v.safeParse(schema, parsed(files, name, text))
  if (result.success) return result.output
  const [issue] = result.issues
  throw mistake(
    files,
    name,
    issue.path?.map(({ key }) => key as string | number) ?? [],
    issue.message,
  )
}

function parsed({ folder }: Files, name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CatalogueMistake(
      `${folder}/${name}.json: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** The error for the value at a path of a file. */
function mistake(
  files: Files,
  name: string,
  path: (string | number)[],
  message: string,
): CatalogueMistake {
  const text = files.json(name)
  const tree = parseTree(text)
  let node = tree
  for (let length = path.length; length > 0 && node === tree && tree; length -= 1) {
    node = findNodeAtLocation(tree, path.slice(0, length)) ?? tree
  }
  const line = text.slice(0, node?.offset).split('\n').length
  return new CatalogueMistake(
    `${files.folder}/${name}.json, line ${line}, ${path.join('.')}: ${message}`,
  )
}

/** Files that have the record of a field's value. */
const references: Record<string, FileName> = {
  destinationId: 'destinations',
  airlineCode: 'airlines',
  origin: 'airports',
  destination: 'airports',
  gatewayIata: 'airports',
}

/** Throws if a record has the id or slug of another, or refers to a record that is missing. Adds its own to `known`. */
function checkReferences(
  files: Files,
  name: FileName,
  rows: readonly object[],
  known: Set<string>,
): void {
  for (const [index, row] of rows.entries()) {
    for (const [field, value] of Object.entries(row)) {
      const target = references[field]
      if (target && !known.has(`${target} ${value}`)) {
        throw mistake(files, name, [index, field], `there is no ${value} in ${target}.json`)
      }
      if (!/^(?:id|slug|code|iataCode|flightNumber)$/.test(field)) continue
      const key = `${name} ${value}`
      if (known.has(key)) throw mistake(files, name, [index, field], 'is taken by another record')
      known.add(key)
    }
  }
}

/** Text of an article, or a description that is the name of a file. */
function textOf(files: Files, name: FileName, row: object): object {
  const { slug = '', description = '' } = row as { slug?: string; description?: string }
  const isFile = /^[a-z0-9/-]+\.html$/.test(description)
  try {
    if (name === 'articles') return { content: files.html(`articles/${slug}.html`) }
    return isFile ? { description: files.html(description) } : {}
  } catch (error) {
    const file = isFile ? description : `articles/${slug}.html`
    throw new CatalogueMistake(
      `${files.folder}/${file}, named in ${name}.json, cannot be read: ${error}`,
    )
  }
}
