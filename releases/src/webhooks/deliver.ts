import type { Log } from '@storefront/server'
import type { Audit } from '../audit/audit.ts'
import type { AuditEntry } from '../wire.ts'
import type { Position, Positions } from './positions.ts'
import type { WebhookTarget } from './targets.ts'

/** Pauses after each try in vain, in seconds, as the Standard Webhooks propose; after the last one an entry is given up. */
const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]

/** Only changes that were made are sent, not refused ones. */
const isTold = ({ outcome }: AuditEntry) => outcome === 'done'

/** Entries of the audit that are read at once. */
const many = 50

export type Delivery = {
  audit: Audit
  positions: Positions
  targets: WebhookTarget[]
  send: (target: WebhookTarget, entry: AuditEntry) => Promise<void>
  log: Log
  now?: () => number
}

/**
 * Sends every target what is due: the audit is the outbox, and each target has a position in it. Entries go in their order,
 * so one that is not acknowledged holds up those after it. A process that dies between sending and noting it sends again, with the same id.
 */
export async function deliverDue(delivery: Delivery): Promise<void> {
  const { audit, positions, targets } = delivery
  // A new target gets entries from now on.
  const start = (await audit.newest(1))[0]?.id ?? 0
  await Promise.all(
    targets.map((target) => positions.step(target.url, start, (at) => tell(delivery, target, at))),
  )
}

/** Answers the position after everything that was due. */
async function tell(delivery: Delivery, target: WebhookTarget, at: Position): Promise<Position> {
  const { audit, send, log, now = Date.now } = delivery
  if (at.dueAt > now()) return at
  let { last, tries } = at
  for (const entry of await audit.after(last, many)) {
    try {
      if (isTold(entry)) await send(target, entry)
    } catch (error) {
      const pause = pauses[tries]
      const told = { url: target.url, entry: entry.id, tries: tries + 1, error }
      if (pause !== undefined) {
        log.warn(told, 'a webhook was not acknowledged')
        return { last, tries: tries + 1, dueAt: now() + pause * 1000 }
      }
      log.error(told, 'a webhook was never acknowledged and is given up')
    }
    last = entry.id
    tries = 0
  }
  return last === at.last ? at : { last, tries: 0, dueAt: 0 }
}
