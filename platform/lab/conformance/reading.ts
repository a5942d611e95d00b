import { unwrap } from '@storefront/http'
import * as v from 'valibot'
import { expect } from 'vitest'

/** Records of a list as the storefront reads them. Each record that is left out fails the test. */
export function readList<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S>[] {
  const list = unwrap(body)
  if (!Array.isArray(list)) throw new Error('answers no list')
  const read = list.map((raw) => v.safeParse(schema, raw))
  const faults = read.flatMap(({ success, issues }) => (success ? [] : [textOf(issues)]))
  for (const [fault, { length }] of Map.groupBy(faults, (text) => text))
    expect.soft(length, `a record is left out: ${fault} (${length}×)`).toBe(0)
  return read.flatMap(({ success, output }) => (success ? [output] : []))
}

/** A record as the storefront reads it. Throws if it cannot. */
export function readRecord<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, unwrap(body))
  if (!success) throw new Error(textOf(issues))
  return output
}

function textOf([issue]: readonly v.BaseIssue<unknown>[] = []): string {
  return issue ? `${v.getDotPath(issue) ?? 'it'}: ${issue.message}` : 'not as specified'
}
