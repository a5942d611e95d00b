import { addTallies, type Tally } from './tally.ts'

/** The sums of tallies by version, of at most `most` versions: the one not added to for longest goes first. */
export class TallySums {
  private readonly sums = new Map<string, Tally>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  add(told: Tally): void {
    const key = `${told.app} ${told.version}`
    const before = this.sums.get(key)
    this.sums.delete(key)
    this.sums.set(key, before ? addTallies(before, told) : told)
    const [oldest] = this.sums.keys()
    if (this.sums.size > this.most && oldest !== undefined) this.sums.delete(oldest)
  }

  /** The one added to last at the end. */
  list(): Tally[] {
    return [...this.sums.values()]
  }

  /** Takes out at most `most` sums: of those versions it begins anew. */
  take(most: number): Tally[] {
    const taken = [...this.sums].slice(0, most)
    for (const [key] of taken) this.sums.delete(key)
    return taken.map(([, sum]) => sum)
  }
}
