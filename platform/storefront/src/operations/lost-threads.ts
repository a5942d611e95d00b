import type { ThreadEnd } from '../rendering/render-threads.ts'
import { lostThreadsMs } from '../times.ts'
import { log } from './log.ts'

/** This many deaths within `lostThreadsMs` are a problem of the site. */
const many = 3

/** Rendering threads that were lost lately. One is replaced without a visitor who notices; several are a problem. */
export class LostThreads {
  private lost: { at: number; how: ThreadEnd }[] = []
  private readonly now: () => number

  constructor(now = Date.now) {
    this.now = now
  }

  note(how: ThreadEnd): void {
    this.lost.push({ at: this.now(), how })
    log.warn({ reason: how }, 'a rendering thread is replaced')
  }

  /** A sentence while threads keep dying. */
  problems(): string[] {
    this.lost = this.lost.filter(({ at }) => at > this.now() - lostThreadsMs)
    if (this.lost.length < many) return []
    const counts = Map.groupBy(this.lost, ({ how }) => how)
    const reasons = [...counts].map(([how, lost]) => `${how} ${lost.length}`).join(', ')
    return [`rendering threads keep ending (${reasons} in ${lostThreadsMs / 60_000} minutes).`]
  }
}
