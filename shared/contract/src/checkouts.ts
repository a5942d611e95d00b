/** Key of the device's list of checkouts. The suffix is the version of the stored shape. */
export const checkoutsKey = 'storefront-checkouts-v1'

/** Fields of a stored checkout by which the session merges the list. `booking` knows the others. */
export type StoredCheckout = {
  /** Idempotency-Key of the booking call. */
  readonly id: string
  /** Number of writes. Of two versions of a checkout the higher revision is the later one. */
  readonly revision: number
  /** Time of the button press, in ms since 1970. */
  readonly startedAt: number
  /** Time at which it leaves the list, in ms since 1970; null until the visitor deletes it. */
  readonly keptUntil: number | null
}
