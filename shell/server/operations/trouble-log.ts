/** Logs what cannot be read once, and once more when it can be read again: every page meets the same trouble. */
export class TroubleLog {
  private readonly troubles = new Set<string>()

  say(what: string, error: unknown): void {
    if (this.troubles.has(what)) return
    this.troubles.add(what)
    console.error(`${what} cannot be read; what was live before goes on:`, error)
  }

  healed(what: string): void {
    if (this.troubles.delete(what)) console.info(`${what} can be read again.`)
  }
}
