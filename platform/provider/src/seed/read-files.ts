import { existsSync, readFileSync } from 'node:fs'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import * as v from 'valibot'
import type { CatalogueRows } from '../database/catalogue-rows.ts'
import { type CatalogueExtras, catalogueExtras } from '../database/json-columns.ts'
import { Refusal } from '../http/refusal.ts'
import { fileSchemas } from './file-schemas.ts'
import { pictureVersions } from './picture-files.ts'

type FileName = keyof typeof fileSchemas
type Files = { [Name in FileName]: v.InferOutput<(typeof fileSchemas)[Name]> }

export type CatalogueFiles = { rows: CatalogueRows; extras: CatalogueExtras }

/** Folder of the catalogue's files. */
export const catalogueFolder = new URL('../../catalogue/', import.meta.url)

const readBytes = (file: string) => readFileSync(new URL(file, catalogueFolder))

/** Reads and validates the files, with the sample records if asked. Throws Refusal with file, line and field of a mistake. */
export function readCatalogueFiles(withSamples = false): CatalogueFiles {
  const { captions, focus, facilityWords } = catalogueExtras.entries
  return {
    rows: seedRows(withSamples ? ['data', 'samples'] : ['data']),
    extras: {
      captions: readJson('data/captions.json', captions).value,
      focus: readJson('data/focus.json', focus).value,
      facilityWords: readJson('data/facility-words.json', facilityWords).value,
      pictures: pictureVersions(),
    },
  }
}

/** Turns the files of several folders into table rows. `read` returns the bytes of a file. */
export function seedRows(folders: readonly string[] = ['data'], read = readBytes): CatalogueRows {
  const known = new Set<string>()
  const rowsIn = (file: string, name: FileName) => {
    const schema: v.GenericSchema<unknown, object[]> = fileSchemas[name]
    const { value: rows, mistake } = readJson(file, schema, read)
    const check = (of: string, row: object, path: readonly (string | number)[]) => {
      for (const [field, value] of Object.entries(row)) {
        const fault = faultOf(of, field, value, known)
        if (fault) throw mistake([...path, field], fault)
        if (field !== 'rooms' && field !== 'rates') continue
        for (const [index, inner] of value.entries()) check(field, inner, [...path, field, index])
      }
    }
    return rows.map((row, index) => {
      check(name, row, [index])
      const text = textFileOf(name, row)
      if (!text) return row
      return { ...row, [text.field]: textOf(file.replace(/\w+\.json$/, text.file), read).trim() }
    })
  }
  const rowsOf = (name: FileName) =>
    folders
      .map((folder) => `${folder}/${name}.json`)
      .filter((file) => file.startsWith('data/') || existsSync(new URL(file, catalogueFolder)))
      .flatMap((file) => rowsIn(file, name))
  const names = Object.keys(fileSchemas) as FileName[]
  const files = Object.fromEntries(names.map((name) => [name, rowsOf(name)])) as Files
  const rooms = files.hotels.flatMap((hotel) =>
    hotel.rooms.map((room) => ({ ...room, hotelId: hotel.id })),
  )
  return {
    ...files,
    hotels: files.hotels.map(({ rooms: _, ...hotel }) => hotel),
    rooms: rooms.map(({ rates: _, ...room }) => room),
    rates: rooms.flatMap((room) => room.rates.map((rate) => ({ ...rate, roomId: room.id }))),
    articles: files.articles as CatalogueRows['articles'],
  }
}

/** Reads a file, without the byte order mark of some editors. Throws Refusal if it is missing or not in UTF-8. */
function textOf(file: string, read = readBytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(read(file))
  } catch (error) {
    throw new Refusal(422, 'invalid_catalogue', `catalogue/${file} cannot be read: ${error}`)
  }
}

/** Reads a JSON file. `mistake` is the error for the value at a path. */
function readJson<Schema extends v.GenericSchema>(file: string, schema: Schema, read = readBytes) {
  const text = textOf(file, read)
  const mistake = (path: readonly (string | number)[], message: string) => {
    const tree = parseTree(text)
    // A value that is missing has the line of the one that should hold it.
    const found = path.map(
      (_, left) => tree && findNodeAtLocation(tree, path.slice(0, path.length - left)),
    )
    const line = text.slice(0, found.find(Boolean)?.offset ?? 0).split('\n').length
    const place = path.length > 0 ? `, line ${line}, ${path.join('.')}` : ''
    return new Refusal(422, 'invalid_catalogue', `catalogue/${file}${place}: ${message}`)
  }
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (result.success) return { value: result.output as v.InferOutput<Schema>, mistake }
  const [issue] = result.issues
  throw mistake(issue.path?.map(({ key }) => key as string | number) ?? [], issue.message)
}

/** Files that have the record of a field's value, known by its id or code, or else by its name. */
const references: Record<string, FileName | 'destinations named'> = {
  destinationId: 'destinations',
  airlineCode: 'airlines',
  origin: 'airports',
  destination: 'airports',
  gatewayIata: 'airports',
  startsIn: 'destinations named',
}

/** Says that a field has the id or slug of another record, or refers to none. Adds its own to `known`. */
function faultOf(name: string, field: string, value: unknown, known: Set<string>): string | null {
  const target = references[field]
  const missing = target && [value].flat().find((one) => !known.has(`${target} ${one}`))
  if (missing) return `there is no ${missing} in ${target.split(' ')[0]}.json`
  const isNamed = name === 'destinations' && field === 'name'
  if (!isNamed && !/^(?:id|slug|code|iataCode|flightNumber)$/.test(field)) return null
  const key = isNamed ? `destinations named ${value}` : `${name} ${value}`
  if (known.has(key)) return 'is taken by another record'
  known.add(key)
  return null
}

/** File of an article's text, or of a description that is the name of one. */
function textFileOf(name: FileName, row: { slug?: string; description?: string }) {
  if (name === 'articles') return { field: 'content', file: `articles/${row.slug}.html` }
  const { description = '' } = row
  const isFile = /^[a-z0-9/-]+\.html$/.test(description)
  return isFile ? { field: 'description', file: description } : null
}
