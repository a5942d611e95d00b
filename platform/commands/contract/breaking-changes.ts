import { isDeepStrictEqual } from 'node:util'
import { fieldsOf, misfits } from './compared-schemas.ts'
import type { JsonSchema } from './json-schema.ts'
import { type ApiDocument, type CallSchemas, schemasOf } from './written-operations.ts'

/** A change that breaks another release of the storefront or of a provider. */
export type BreakingChange = { path: string; text: string }

/**
 * Returns breaking changes of a contract. Releases and providers of both versions are live at once: accepted requests
 * stay accepted, a response neither loses a field nor requires a new one. New optional fields break nothing.
 */
export function breakingChanges(before: ApiDocument, after: ApiDocument): BreakingChange[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const current = after.paths[path]?.[method]
      const texts = current
        ? changesOf(schemasOf(before, old), schemasOf(after, current))
        : ['is gone']
      const call = `${method.toUpperCase()} ${path}`
      return [...new Set(texts)].map((text) => ({ path, text: `${call}: ${text}` }))
    }),
  )
}

function changesOf(before: CallSchemas, after: CallSchemas): string[] {
  if (isDeepStrictEqual(before, after)) return []
  const anything: JsonSchema = {}
  const sent = (['query', 'body'] as const).flatMap((part) => {
    const [old, schema] = [before.sent[part] ?? anything, after.sent[part] ?? anything]
    return [...gone(old, schema, part), ...misfits(old, schema, part)]
  })
  const answers = Object.entries(before.answers).flatMap(([status, old]) => {
    const schema = after.answers[status]
    const at = status === '2XX' ? 'answer' : `answer ${status}`
    if (!schema) return [`${at} is gone`]
    return [...gone(old, schema, at), ...misfits(old, schema, at), ...misfits(schema, old, at)]
  })
  return [...sent, ...answers]
}

function gone(before: JsonSchema, after: JsonSchema, at: string): string[] {
  const left = new Set(fieldsOf(after))
  return fieldsOf(before)
    .filter((field) => !left.has(field))
    .map((field) => `${at}.${field} is gone`)
}
