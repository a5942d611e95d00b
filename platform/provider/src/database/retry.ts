import { errorCode } from '@storefront/server'

const mostAttempts = 4

/** PostgreSQL codes of transactions that wrote nothing and may succeed on retry. */
const transient = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
])

function isReferenceTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isTaken = 'constraint' in error && error.constraint === 'booking_reference_unique'
  return isTaken || isReferenceTaken(error.cause)
}

/** Retries a transaction that the database aborted, or whose random reference was taken. */
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
