import { repeat } from '@storefront/server'
import { log } from './log.ts'
import type { Tallies } from './tallies.ts'

export type ReportOptions = {
  tallies: Tallies
  /** Where the release service takes them: `…/api/environments/production/beacons`. */
  address: string
  token: string
  /** How long after a report the next one follows, in ms. */
  everyMs?: number
}

/** Versions in one batch: as many as surely fit into the body that the service takes. */
const mostVersions = 5

/** A service that hangs holds nothing up, in ms. */
const patienceMs = 5000

/**
 * Reports the tallies of beacons to the release service, when there are any. A service that is down changes nothing for
 * visitors: tallies are summed meanwhile, and a batch that was not answered is sent again under its number, so
 * that it counts once. Returns a function that stops it.
 */
export function reportTallies(options: ReportOptions): { close: () => Promise<void> } {
  const { tallies, address, token, everyMs = 1000 } = options
  const from = crypto.randomUUID()
  let number = 0
  let unsent: string | null = null
  let isDown = false

  const next = () => {
    const unreported = tallies.takeUnreported(mostVersions)
    return unreported.length === 0
      ? null
      : JSON.stringify({ from, number: ++number, tallies: unreported })
  }
  const report = async () => {
    for (unsent ??= next(); unsent !== null; unsent = next()) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: unsent,
        signal: AbortSignal.timeout(patienceMs),
      })
      // The service refuses this batch: sending it again is of no use.
      const isRefused = answer.status === 400 || answer.status === 413
      if (isRefused) log.error({ status: answer.status }, 'the release service refused a batch')
      else if (!answer.ok) throw new Error(`The release service answers ${answer.status}.`)
    }
  }
  const tell = async () => {
    await report()
    if (isDown) log.info('the release service takes reports again')
    isDown = false
  }
  const keep = (error: unknown) => {
    if (!isDown) log.warn({ error }, 'the release service takes no reports; they are kept')
    isDown = true
  }
  const stop = repeat(everyMs, tell, keep, 'now')
  return { close: () => stop().then(tell).catch(keep) }
}
