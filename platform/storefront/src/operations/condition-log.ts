import { DamagedFileError } from '@storefront/releases'
import { log } from './log.ts'

/** Logs a condition once, and once when it clears. */
export class ConditionLog {
  private readonly conditions = new Set<string>()

  report(what: string, error: unknown): void {
    if (this.conditions.has(what)) return
    this.conditions.add(what)
    log.error({ error }, `${what} cannot be read; serving the last known versions`)
  }

  clear(what: string): void {
    if (this.conditions.delete(what)) log.info(`${what} can be read again`)
  }

  /** Waits for reads; returns a sentence for each that failed. */
  async failuresOf(attempts: Record<string, Promise<unknown>>): Promise<string[]> {
    const outcomes = await Promise.all(
      Object.entries(attempts).map(([what, attempt]) =>
        attempt.then(
          () => {
            this.clear(what)
            return []
          },
          (error: unknown) => {
            this.report(what, error)
            return [`${what}: ${reasonOf(error)}`]
          },
        ),
      ),
    )
    return outcomes.flat()
  }
}

/** Reason of an error, without paths of this machine. */
function reasonOf(error: unknown): string {
  if (error instanceof DamagedFileError) return error.message
  const { code, name } = error as NodeJS.ErrnoException
  return code === 'ENOENT' ? 'missing' : `cannot be read (${code ?? name}).`
}
