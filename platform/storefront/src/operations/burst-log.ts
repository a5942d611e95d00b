import { log } from './log.ts'

/** Errors that come sooner after each other are one burst, in ms. */
const burstMs = 1000

/** Logs of errors with the same text the first at once, and how many followed within a second. */
export class BurstLog {
  private readonly followed = new Map<string, number>()

  say(text: string, error: unknown): void {
    const before = this.followed.get(text)
    if (before !== undefined) return void this.followed.set(text, before + 1)
    log.error({ error }, text)
    this.followed.set(text, 0)
    const end = () => {
      const count = this.followed.get(text)
      this.followed.delete(text)
      if (count) log.error(`${text}, ${count} times more`)
    }
    setTimeout(end, burstMs).unref()
  }
}
