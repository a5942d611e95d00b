import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

export type JsonSchema = { [keyword: string]: unknown }

/** Parts of a Valibot schema; `item` is also the metadata of `listOf` (contract). */
export type Schema = v.GenericSchema & {
  readonly pipe?: readonly unknown[]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly unknown[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly default?: unknown
}

/** Names of schemas, which become `#/components/schemas/…`. */
export type Names = ReadonlyMap<Schema, string>

/** JSON Schema (2020-12) of accepted input. A field with a fallback is optional. Throws for an unknown check. */
export function jsonSchemaOf(schema: Schema, names: Names): JsonSchema {
  const name = names.get(schema)
  return name ? { $ref: `#/components/schemas/${name}` } : writtenOut(schema, names)
}

/** Writes out a schema itself, even if it has a name. */
export function writtenOut(schema: Schema, names: Names): JsonSchema {
  if (schema.type === 'optional' && schema.wrapped) {
    return { ...jsonSchemaOf(schema.wrapped, names), default: schema.default }
  }
  const inside = (inner: Schema) => nested(inner, (part) => jsonSchemaOf(part, names))
  const parts = (schema.pipe ?? [schema]).filter(isSchema)
  const list = [schema, ...parts].find((part) => part.type === 'unknown' && part.item)
  if (list) return inside({ ...list, type: 'array' })
  const { $schema: _, ...own } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // JSON Schema has no keyword for trimming or for refusing a NUL.
    ignoreActions: ['trim', 'finite', 'excludes'],
    overrideSchema: ({ valibotSchema, jsonSchema }) => ({
      ...jsonSchema,
      ...inside(valibotSchema),
    }),
    // A check function on a string always tests a calendar date.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type !== 'check'
        ? undefined
        : jsonSchema.type === 'string'
          ? { ...jsonSchema, format: 'date' }
          : jsonSchema,
  })
  // The length of a list may be checked first: only the last part describes its records.
  return { ...own, ...inside(parts.at(-1) ?? schema) }
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema'
}

function nested(
  { type, entries, options, wrapped, item }: Schema,
  convert: (schema: Schema) => JsonSchema,
): JsonSchema {
  if (entries) {
    const fields = Object.entries(entries)
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(([name, field]) => [name, described(name, convert(field))]),
      ),
      required: fields.filter(([, field]) => !mayBeMissing(field)).map(([name]) => name),
    }
  }
  if (type === 'array' && item) return { type, items: convert(item) }
  if (type === 'union' && options) return { anyOf: options.filter(isSchema).map(convert) }
  if (wrapped) return { anyOf: [convert(wrapped), { type: 'null' }], default: undefined }
  return {}
}

/** Throws for a field that a function reads and that is missing in named-schemas.ts. */
function described(name: string, schema: JsonSchema): JsonSchema {
  if (Object.keys(schema).length === 0) throw new Error(`${name} has no description of its type.`)
  return schema
}

function mayBeMissing(field: Schema): boolean {
  return 'fallback' in field || field.type === 'optional' || field.type === 'nullish'
}
