import type { HistoryEntry } from '@storefront/releases'

/** What a change did, as the audit and webhooks say it: `promote flights 1.0.0 → 1.1.0`. */
export function said({ changes }: HistoryEntry): string {
  return changes.map(saidOf).join(', ')
}

/** What it did to one app. */
export function saidOf({ kind, remote, from, to }: HistoryEntry['changes'][number]): string {
  return `${kind} ${remote} ${from ?? '–'} → ${to ?? '–'}`
}
