import { burstMs } from '../times.ts'
import { log } from './log.ts'

/** Logs the first of equal errors at once, and a second later how many followed. */
export class BurstLog {
  private readonly bursts = new Map<string, { more: number; timer: NodeJS.Timeout }>()

  error(text: string, error: unknown): void {
    const burst = this.bursts.get(text)
    if (burst) {
      burst.more += 1
      return
    }
    log.error({ error }, text)
    this.bursts.set(text, { more: 0, timer: setTimeout(() => this.end(text), burstMs).unref() })
  }

  /** Ends all bursts now. */
  close(): void {
    for (const text of this.bursts.keys()) this.end(text)
  }

  private end(text: string): void {
    const burst = this.bursts.get(text)
    clearTimeout(burst?.timer)
    this.bursts.delete(text)
    if (burst?.more) log.error(`${text}, ${burst.more} times more`)
  }
}
