import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@storefront/server'
import type { Audit } from '../audit/audit.ts'
import { deliverDue } from './deliver.ts'
import { openPositions } from './positions.ts'
import { send } from './send.ts'
import { readTargets } from './targets.ts'

/** How often it is looked for what is due, in ms. */
const lookMs = 1000

/** Tells the targets of a file what is done, until the answered function is called. Throws DamagedFileError. */
export async function openWebhooks(
  file: string,
  address: string,
  audit: Audit,
  log: Log,
): Promise<() => Promise<void>> {
  const delivery = {
    audit,
    positions: await openPositions(address),
    targets: await readTargets(file),
    send,
    log,
  }
  const ending = new AbortController()
  const { signal } = ending
  const delivering = (async () => {
    while (!signal.aborted) {
      await deliverDue(delivery).catch((error: unknown) =>
        log.error({ error }, 'webhooks could not be delivered'),
      )
      await pause(lookMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  })()
  return async () => {
    ending.abort()
    await delivering
    await delivery.positions.close()
  }
}
