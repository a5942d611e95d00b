import fc from 'fast-check'
import type { Keywords } from '../compared-schemas.ts'

/** Generates any value that a schema of the contract allows; the schema has no `$ref`. */
export function anyValue(schema: Keywords): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyValue))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.items) {
    return fc.array(anyValue(schema.items), {
      minLength: Number(schema.minItems ?? 0),
      maxLength: Number(schema.minItems ?? 0) + 1,
    })
  }
  if (schema.properties) {
    const fields: Record<string, fc.Arbitrary<unknown>> = {}
    for (const [name, field] of Object.entries(schema.properties)) fields[name] = anyValue(field)
    return fc.record(fields, { requiredKeys: schema.required ?? [] })
  }
  if (schema.type === 'integer') return fc.integer({ min: Number(schema.minimum ?? 0), max: 20 })
  if (schema.type === 'number') return fc.float({ min: 0, max: 1000, noNaN: true })
  return anyText(schema)
}

function anyText({ format, pattern, minLength, maxLength }: Keywords): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'date') return fc.integer({ min: 0, max: 900 }).map(dayFrom)
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  // Never blank, because blanks around a text do not count.
  return fc
    .string({ minLength: Number(minLength ?? 0), maxLength: Math.min(Number(maxLength ?? 20), 20) })
    .map((text) => text.trim() || 'x')
}

function dayFrom(days: number): string {
  return new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10)
}

/** Generates values that an object schema refuses: each lacks a required field or has an invalid one. */
export function refusedValues(schema: Keywords): fc.Arbitrary<Record<string, unknown>> | null {
  const spoils = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(schema.required?.includes(name) ? [{ name, value: undefined }] : []),
    ...wrongFor(field).map((value) => ({ name, value })),
  ])
  if (spoils.length === 0) return null
  return fc
    .tuple(anyValue(schema), fc.constantFrom(...spoils))
    .map(([good, { name, value }]) => ({ ...Object(good), [name]: value }))
}

function wrongFor({ type, format, pattern, maxLength, enum: values }: Keywords): unknown[] {
  if (maxLength) return ['x'.repeat(Number(maxLength) + 1)]
  if (format || pattern || values) return ['neither!']
  return type === 'array' || type === 'integer' || type === 'number' ? ['neither'] : []
}
