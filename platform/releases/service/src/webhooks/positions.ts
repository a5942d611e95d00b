import { createHash } from 'node:crypto'
import { type Documents, newestOf } from '@storefront/releases'
import * as v from 'valibot'

/** The position of a target: `last` is the last entry of the audit that it acknowledged, or that was given up. */
const positionSchema = v.object({
  last: v.number(),
  /** Tries of the entry after that, and when the next one is due, in ms since 1970. */
  tries: v.number(),
  dueAt: v.number(),
})
export type Position = v.InferOutput<typeof positionSchema>

/** The position of a target as it was read, and the revision of it. */
export type Read = { revision: number; at: Position }

const listOf = (url: string) => `webhooks/${createHash('sha256').update(url).digest('hex')}`

/** Where a target is; null for a new one. */
export async function positionOf(documents: Documents, url: string): Promise<Read | null> {
  const newest = await newestOf(documents, listOf(url))
  return newest && { revision: newest.revision, at: v.parse(positionSchema, newest.value) }
}

/** Notes where a target is now; null where another process has moved it since it was read. */
export async function moveTo(
  documents: Documents,
  url: string,
  read: Read | null,
  at: Position,
): Promise<Read | null> {
  const revision = (read?.revision ?? 0) + 1
  return (await documents.append(listOf(url), { revision, value: at }, 2)) ? { revision, at } : null
}
