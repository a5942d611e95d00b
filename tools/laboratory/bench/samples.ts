import type { ArmName } from './arms.ts'
import type { Visit } from './measures/visit.ts'
import type { PageName } from './pages.ts'

/** What was measured, by what it is called in the tables and by round; medians are taken when it is read. */
export class Samples<T extends object> {
  private readonly all = new Map<string, T[][]>()

  add(key: string, round: number, sample: T): void {
    const rounds = this.all.get(key) ?? []
    this.all.set(key, rounds)
    rounds[round] = [...(rounds[round] ?? []), sample]
  }

  /** The median of the rounds, each by its own median; null when it could not be measured once. */
  median(key: string, measure: (sample: T) => number): number | null {
    const rounds = this.all.get(key) ?? []
    return medianOf(rounds.flatMap((samples) => medianOf(samples.map(measure)) ?? []))
  }

  /** The sum over all rounds; null when it could not be measured once. */
  total(key: string, measure: (sample: T) => number): number | null {
    const rounds = this.all.get(key)
    return rounds ? rounds.flat().reduce((sum, sample) => sum + measure(sample), 0) : null
  }

  /** What was measured, in that order. */
  keys(): string[] {
    return [...this.all.keys()]
  }

  first(key: string): T | null {
    return this.all.get(key)?.flat()[0] ?? null
  }
}

/** The middle one of some values, of two the smaller; null where there are none. */
export function medianOf(values: number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null
}

/** Visits are kept under their conditions, page and arm. */
export function visitKey(conditions: string, page: PageName, arm: ArmName): string {
  return `${conditions}/${page}/${arm}`
}

export type Visits = Samples<Visit>
