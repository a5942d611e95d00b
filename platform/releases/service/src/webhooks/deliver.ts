import { createHash } from 'node:crypto'
import type { Documents } from '@storefront/releases'
import type { Log } from '@storefront/server'
import * as v from 'valibot'
import type { Audit } from '../audit/audit.ts'
import type { AuditEntry } from '../wire.ts'
import type { WebhookTarget } from './targets.ts'

/** Pauses after each try in vain, in seconds, as the Standard Webhooks propose; after the last one an entry is given up. */
const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]

/** Only changes that were made are sent, not refused ones. */
const isTold = ({ outcome }: AuditEntry) => outcome === 'done'

/** Entries of the audit that are read at once. */
const many = 50

/** How long a try may take, in ms: until then no other process makes the next one. */
const tryMs = 15_000

/** The position of a target: `last` is the last entry of the audit that it acknowledged, or that was given up. */
const positionSchema = v.object({
  last: v.number(),
  /** Tries of the entry after that, and when the next one is due, in ms since 1970. */
  tries: v.number(),
  dueAt: v.number(),
})
type Position = v.InferOutput<typeof positionSchema>

export type Delivery = {
  audit: Audit
  documents: Documents
  targets: WebhookTarget[]
  send: (target: WebhookTarget, entry: AuditEntry) => Promise<void>
  log: Log
  now?: () => number
}

/**
 * Sends every target what is due: the audit is the outbox, and each target has a position in it. Entries go in their order,
 * so one that is not acknowledged holds up those after it. A try is noted before it is made, so that of several processes
 * one makes it; one that dies before it noted the outcome sends again, with the same id.
 */
export async function deliverDue(delivery: Delivery): Promise<void> {
  // A new target gets entries from now on.
  const last = (await delivery.audit.newest(1))[0]?.id ?? 0
  const begun = { last, tries: 0, dueAt: 0 }
  await Promise.all(delivery.targets.map((target) => tell(delivery, target, begun)))
}

/** Tells a target everything that is due, unless another process does. */
async function tell(delivery: Delivery, target: WebhookTarget, begun: Position): Promise<void> {
  const { audit, documents, send, log, now = Date.now } = delivery
  const name = `webhooks/${createHash('sha256').update(target.url).digest('hex')}`
  const kept = await documents.current(name)
  let at = kept ? v.parse(positionSchema, kept.value) : begun
  let revision = kept?.revision ?? 0
  /** Whether no other process has moved it since it was read. */
  const move = async (to: Position) => {
    const isMoved = await documents.swap(name, revision, to)
    if (isMoved) [at, revision] = [to, revision + 1]
    return isMoved
  }
  if ((!kept && !(await move(begun))) || at.dueAt > now()) return
  for (const entry of await audit.after(at.last, many)) {
    const { last, tries } = at
    if (isTold(entry)) {
      if (!(await move({ last, tries: tries + 1, dueAt: now() + tryMs }))) return
      try {
        await send(target, entry)
      } catch (error) {
        const pause = pauses[tries]
        const told = { url: target.url, entry: entry.id, tries: tries + 1, error }
        if (pause !== undefined) {
          log.warn(told, 'a webhook was not acknowledged')
          await move({ last, tries: tries + 1, dueAt: now() + pause * 1000 })
          return
        }
        log.error(told, 'a webhook was never acknowledged and is given up')
      }
    }
    if (!(await move({ last: entry.id, tries: 0, dueAt: 0 }))) return
  }
}
