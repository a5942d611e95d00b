import { watch } from 'node:fs'
import { repeat } from '@storefront/server'
import type { BookingDeps } from './bookings/deps.ts'
import { expireHolds, expireRequests } from './bookings/expire.ts'
import { purgeKeys } from './bookings/keys.ts'
import { purgeMessages, purgeRecords } from './bookings/purge.ts'
import { deliverOutbox } from './outbox/deliver.ts'
import { reconcile } from './payments/reconcile.ts'
import { loadCatalogue } from './seed/load.ts'
import { catalogueFolder } from './seed/read-files.ts'
import { catalogueEveryMs, holdsEveryMs, otherEveryMs, outboxEveryMs } from './times.ts'

/** Starts the periodic work; returns a function that stops it. */
export function startSweeper(deps: BookingDeps): () => Promise<void> {
  const { catalogue, settings } = deps
  const { log, keepRecordsDays } = settings
  // Apart from the others, so that records are removed while the gateway is away.
  const lookUp = async () => {
    const payments = await reconcile(deps)
    if (payments > 0) log.info({ payments }, 'payments ended')
  }
  const tidy = async () => {
    const counts = {
      requests: await expireRequests(deps.db, deps.now()),
      keys: await purgeKeys(deps.db, deps.now()),
      records: await purgeRecords(deps.db, deps.now(), keepRecordsDays),
      messages: await purgeMessages(deps.db, deps.now()),
    }
    if (Object.values(counts).some(Boolean)) log.info(counts, 'expired data removed')
  }
  const releaseHolds = async () => {
    const holds = await expireHolds(deps.db, deps.now())
    if (holds > 0) log.info({ holds }, 'holds ended')
  }
  const deliver = async () => {
    const entries = await deliverOutbox(deps)
    if (entries > 0) log.info({ entries }, 'outbox delivered')
  }
  let hasChangedFiles = false
  const watcher =
    settings.watchCatalogue &&
    watch(catalogueFolder, { recursive: true }, () => {
      hasChangedFiles = true
    })
  const refresh = async () => {
    if (hasChangedFiles) {
      hasChangedFiles = false
      await loadCatalogue(deps.db, settings).catch((error: unknown) =>
        log.error({ error }, 'the last good catalogue stays on sale'),
      )
    }
    const before = catalogue.current().revision
    const { revision } = await catalogue.fresh()
    if (revision !== before) log.info({ revision }, 'catalogue read again')
  }
  const failed = (error: unknown) => log.error({ error }, 'a periodic task failed')
  const stops = [
    repeat(catalogueEveryMs, refresh, failed),
    repeat(otherEveryMs, lookUp, failed, 'now'),
    repeat(otherEveryMs, tidy, failed, 'now'),
    repeat(outboxEveryMs, deliver, failed, 'now'),
    repeat(holdsEveryMs, releaseHolds, failed),
  ]
  return async () => {
    if (watcher) watcher.close()
    await Promise.all(stops.map((stop) => stop()))
  }
}
