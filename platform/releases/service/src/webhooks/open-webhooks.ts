import type { Documents } from '@storefront/releases'
import type { Log } from '@storefront/server'
import type { Audit } from '../audit/audit.ts'
import { repeat } from '../repeat.ts'
import { deliverDue } from './deliver.ts'
import { send } from './send.ts'
import { readTargets } from './targets.ts'

/** How often due entries are looked for, in ms. */
const lookMs = 1000

/** Sends changes to the targets of a file, until the returned function is called. Throws DamagedFileError. */
export async function openWebhooks(
  file: string,
  documents: Documents,
  audit: Audit,
  log: Log,
): Promise<() => Promise<void>> {
  const delivery = { audit, documents, targets: await readTargets(file), send, log }
  return repeat(
    lookMs,
    () => deliverDue(delivery),
    (error) => log.error({ error }, 'webhooks could not be delivered'),
  )
}
