import { createHash } from 'node:crypto'
import type { Documents } from '@storefront/releases'
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

const nameOf = (url: string) => `webhooks/${createHash('sha256').update(url).digest('hex')}`

/** Where a target is; null for a new one. */
export async function positionOf(documents: Documents, url: string): Promise<Read | null> {
  const kept = await documents.current(nameOf(url))
  return kept && { revision: kept.revision, at: v.parse(positionSchema, kept.value) }
}

/** Notes where a target is now; null where another process has moved it since it was read. */
export async function moveTo(
  documents: Documents,
  url: string,
  read: Read | null,
  at: Position,
): Promise<Read | null> {
  const before = read?.revision ?? 0
  const isMoved = await documents.swap(nameOf(url), before, at)
  return isMoved ? { revision: before + 1, at } : null
}
