import type { Log } from '@storefront/server'
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

/** Starts the periodic work: reads edits of the catalogue, ends holds, looks up payments without an event, sends refunds and notices, deletes old records. Returns a function that stops it. */
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
  const stops = [
    every(catalogueEveryMs, refresh, log, 'later'),
    every(otherEveryMs, tidy, log, 'now'),
    every(outboxEveryMs, deliver, log, 'now'),
    every(holdsEveryMs, releaseHolds, log, 'later'),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Runs `work` again and again, never twice at once; a failure is logged and the next turn tries again. */
function every(ms: number, work: () => Promise<void>, log: Log, first: 'now' | 'later') {
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const turn = () => {
    running = work()
      .catch((error: unknown) => log.error({ error }, 'a periodic task failed'))
      .then(() => {
        if (!isStopped) timer = setTimeout(turn, ms).unref()
      })
  }
  if (first === 'now') turn()
  else timer = setTimeout(turn, ms).unref()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
