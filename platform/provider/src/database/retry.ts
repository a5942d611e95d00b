import { errorCode } from '@storefront/server'

const mostAttempts = 4

/** Codes of PostgreSQL that mean: nothing was written, the same transaction may work now. */
const transient = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
])

/** True when a new booking drew a reference that is taken: the next draw differs. */
function isReferenceTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isTaken = 'constraint' in error && error.constraint === 'booking_reference_unique'
  return isTaken || isReferenceTaken(error.cause)
}

/** Runs a transaction again when the database gave it up in favour of another one. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const mayWork = transient.has(errorCode(error) ?? '') || isReferenceTaken(error)
      if (!mayWork || attempt === mostAttempts) throw error
    }
  }
}
