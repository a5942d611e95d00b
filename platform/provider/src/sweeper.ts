import { repeat } from '@storefront/server'
import type { BookingDesk } from './bookings/desk.ts'
import { expireHolds, expireRequests } from './bookings/expire.ts'
import { purgeKeys } from './bookings/keys.ts'
import { purgeMessages, purgeRecords } from './bookings/purge.ts'
import { deliverOutbox } from './outbox/deliver.ts'
import { reconcile } from './payments/reconcile.ts'

const catalogueEveryMs = 1000
const outboxEveryMs = 10_000
const holdsEveryMs = 30_000
const otherEveryMs = 300_000

/** Starts the periodic work; returns a function that stops it. */
export function startSweeper(desk: BookingDesk): () => Promise<void> {
  const { catalogue, settings } = desk
  const { log, keepRecordsDays } = settings
  const tidy = async () => {
    const counts = {
      payments: await reconcile(desk),
      requests: await expireRequests(desk.db, desk.now()),
      keys: await purgeKeys(desk.db, desk.now()),
      records: await purgeRecords(desk.db, desk.now(), keepRecordsDays),
      messages: await purgeMessages(desk.db, desk.now()),
    }
    if (Object.values(counts).some(Boolean)) log.info(counts, 'tidied')
  }
  const releaseHolds = async () => {
    const holds = await expireHolds(desk.db, desk.now())
    if (holds > 0) log.info({ holds }, 'holds ended')
  }
  const deliver = async () => {
    const entries = await deliverOutbox(desk)
    if (entries > 0) log.info({ entries }, 'outbox delivered')
  }
  const refresh = async () => {
    const before = catalogue.current().revision
    const { revision } = await catalogue.fresh()
    if (revision !== before) log.info({ revision }, 'catalogue read again')
  }
  const failed = (error: unknown) => log.error({ error }, 'a periodic task failed')
  const stops = [
    repeat(catalogueEveryMs, refresh, failed),
    repeat(otherEveryMs, tidy, failed, 'now'),
    repeat(outboxEveryMs, deliver, failed, 'now'),
    repeat(holdsEveryMs, releaseHolds, failed),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
