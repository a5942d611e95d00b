import { HttpError } from '@storefront/http'

/** The idempotency keys of one booking button (readings): one key per attempt, kept over its retries. */
export type Attempts = {
  /** Key to send `booking` with: the open attempt's, or a new one when there is none or the booking changed. */
  keyFor(booking: unknown): string
  /** The attempt got its answer: the next call is another attempt. */
  close(): void
}

/** No attempt is open yet. */
export function createAttempts(newKey: () => string = randomKey): Attempts {
  let open: { key: string; fingerprint: string } | null = null
  return {
    keyFor(booking) {
      const fingerprint = JSON.stringify(booking)
      if (open?.fingerprint !== fingerprint) open = { key: newKey(), fingerprint }
      return open.key
    },
    close() {
      open = null
    },
  }
}

const undecidedStatuses = new Set([408, 425, 429])

/** Whether a failed call may have booked nonetheless, or may yet succeed, so that a retry must carry the same key. */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true
  return error.status >= 500 || undecidedStatuses.has(error.status)
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http, where the storefront must work too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
