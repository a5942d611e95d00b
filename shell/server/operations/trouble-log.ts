import { log } from './log.ts'

/** Logs what cannot be read once, and once more when it can be read again: every page meets the same trouble. */
export class TroubleLog {
  private readonly troubles = new Set<string>()

  say(what: string, error: unknown): void {
    if (this.troubles.has(what)) return
    this.troubles.add(what)
    log.error({ error }, `${what} cannot be read; what was live before goes on`)
  }

  healed(what: string): void {
    if (this.troubles.delete(what)) log.info(`${what} can be read again`)
  }
}
