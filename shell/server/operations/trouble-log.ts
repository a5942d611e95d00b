import { log } from './log.ts'

/** Logs once that something cannot be read, and once that it can be read again, not for every page. */
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
