import { DamagedFileError } from '@storefront/releases'
import { log } from './log.ts'

/** Logs a condition once, and once when it clears. */
export class ConditionLog {
  private readonly troubles = new Set<string>()

  say(what: string, error: unknown): void {
    if (this.troubles.has(what)) return
    this.troubles.add(what)
    log.error({ error }, `${what} cannot be read; what was live before goes on`)
  }

  cleared(what: string): void {
    if (this.troubles.delete(what)) log.info(`${what} can be read again`)
  }

  /** Waits for reads; returns a sentence for each that failed. */
  async look(attempts: Record<string, Promise<unknown>>): Promise<string[]> {
    const outcomes = await Promise.all(
      Object.entries(attempts).map(([what, attempt]) =>
        attempt.then(
          () => {
            this.cleared(what)
            return []
          },
          (error: unknown) => {
            this.say(what, error)
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
