import { eventVersions, type StorefrontEvent } from '@storefront/contract'

/** Logged event. By contract payloads hold no personal data. */
export type LoggedEvent = {
  time: string
  name: string
  version: number
  source: string
  /** Null for an unknown event, whose payload may hold anything. */
  payload: unknown
}

const capacity = 200

/** Keeps the latest 200 events. */
export function createEventLog() {
  let entries: readonly LoggedEvent[] = []
  return {
    add({ name, version, source, payload }: StorefrontEvent) {
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
