import { eventVersions, type StorefrontEvent } from '@storefront/contract'

/** One line of a page's event log. Payloads hold no personal data by the contract's design. */
export type LoggedEvent = {
  time: string
  name: string
  version: number
  source: string
  /** Null for an event this version does not know: its payload may hold anything. */
  payload: unknown
}

const capacity = 200

export type EventLog = {
  add(event: StorefrontEvent): void
  entries(): readonly LoggedEvent[]
}

/** An empty log. */
export function createEventLog(): EventLog {
  let entries: readonly LoggedEvent[] = []
  return {
    add({ name, version, source, payload }) {
      const isKnown = eventVersions[name] === version
      const entry = {
        time: new Date().toISOString(),
        name,
        version,
        source,
        payload: isKnown ? payload : null,
      }
      entries = [...entries, entry].slice(-capacity)
    },
    entries: () => entries,
  }
}
