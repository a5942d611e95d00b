import type { JsonSchema } from './json-schema.ts'

export type Keywords = {
  type?: string | string[]
  anyOf?: Keywords[]
  properties?: Record<string, Keywords>
  required?: string[]
  items?: Keywords
  const?: unknown
  enum?: unknown[]
  pattern?: string
  format?: string
  [keyword: string]: unknown
}

/** Replaces every `$ref` by the schema that it names. */
export function inlined(schema: unknown, named: Record<string, JsonSchema>): JsonSchema {
  const text = JSON.stringify(schema, (_, value: unknown) => {
    const isReference = typeof value === 'object' && value !== null && '$ref' in value
    return isReference ? named[String(value.$ref).split('/').at(-1) ?? ''] : value
  })
  return JSON.parse(text)
}

/** Paths of all fields, e.g. "data.rooms.rates.id". */
export function fieldsOf({ anyOf = [], items, properties = {} }: Keywords): string[] {
  return [
    ...anyOf.flatMap(fieldsOf),
    ...(items ? fieldsOf(items) : []),
    ...Object.entries(properties).flatMap(([name, field]) => [
      name,
      ...fieldsOf(field).map((inner) => `${name}.${inner}`),
    ]),
  ]
}

/** Reasons why a value that `from` allows may be invalid for `to`; `at` is the path of the value. */
export function misfits(from: Keywords, to: Keywords, at: string): string[] {
  const kinds = alternatives(from)
  if (kinds.length > 1) return kinds.flatMap((kind) => misfits(kind, to, at))
  const tries = alternatives(to).map((target) => misfitsOfOne(kinds[0] ?? from, target, at))
  return tries.reduce((best, next) => (next.length < best.length ? next : best))
}

/** Flattens `anyOf` and lists of types. */
function alternatives(schema: Keywords): [Keywords, ...Keywords[]] {
  const { anyOf, type } = schema
  const all = anyOf?.flatMap(alternatives) ?? []
  if (Array.isArray(type)) all.push(...type.map((one) => ({ ...schema, type: one })))
  const [first = schema, ...others] = all
  return [first, ...others]
}

function misfitsOfOne(from: Keywords, to: Keywords, at: string): string[] {
  const [found, expected] = [typeOf(from), typeOf(to)]
  if (expected === undefined) return []
  if (found !== expected && !(found === 'integer' && expected === 'number')) {
    return [`${at} may be ${found ?? 'anything'} where ${expected} is read`]
  }
  const fields = Object.entries(to.properties ?? {}).flatMap(([name, field]) => {
    const sent = from.properties?.[name]
    return sent ? misfits(sent, field, `${at}.${name}`) : []
  })
  const missing = (to.required ?? [])
    .filter((name) => !from.required?.includes(name))
    .map((name) => `${at}.${name} may be missing where it is required`)
  const items = to.items ? misfits(from.items ?? {}, to.items, at) : []
  return [...missing, ...fields, ...items, ...outOfBounds(from, to, at)]
}

function typeOf({ type, ...schema }: Keywords): unknown {
  return type ?? ('const' in schema ? typeof schema.const : undefined)
}

const atLeast = ['minimum', 'minLength', 'minItems']
const atMost = ['maximum', 'maxLength', 'maxItems']

/** Reasons why values of `from` may break bounds, patterns or listed values of `to`. */
function outOfBounds(from: Keywords, to: Keywords, at: string): string[] {
  const allowed = valuesOf(to)
  const values = valuesOf(from)
  if (allowed) {
    const others = values ? values.filter((value) => !allowed.includes(value)) : ['anything']
    return others.map((value) => `${at} may be ${value} where ${allowed.join(', ')} is read`)
  }
  if (values) return []
  const breaks = (keyword: string) => {
    const [is, bound] = [from[keyword], to[keyword]]
    if (bound === undefined || is === bound) return false
    if (typeof is !== 'number' || typeof bound !== 'number') return true
    return atLeast.includes(keyword) ? is < bound : is > bound
  }
  return [...atLeast, ...atMost, 'pattern', 'format']
    .filter(breaks)
    .map((keyword) => `${at} need not keep to ${keyword} ${to[keyword]}`)
}

function valuesOf(schema: Keywords): unknown[] | undefined {
  return schema.enum ?? ('const' in schema ? [schema.const] : undefined)
}
