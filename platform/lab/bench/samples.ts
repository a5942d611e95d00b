import type { ArmName } from './arms.ts'
import type { Visit } from './measures/visit.ts'
import type { PageName } from './pages.ts'

/** What was measured, by what it is called in the tables; medians are taken when it is read. */
export class Samples<T extends object> {
  private readonly all = new Map<string, T[]>()

  add(key: string, sample: T): void {
    this.all.set(key, [...(this.all.get(key) ?? []), sample])
  }

  /** Null when it could not be measured once. */
  median(key: string, measure: (sample: T) => number): number | null {
    return medianOf((this.all.get(key) ?? []).map(measure))
  }

  /** The sum of all; null when it could not be measured once. */
  total(key: string, measure: (sample: T) => number): number | null {
    return this.all.get(key)?.reduce((sum, sample) => sum + measure(sample), 0) ?? null
  }

  /** What was measured, in that order. */
  keys(): string[] {
    return [...this.all.keys()]
  }
}

/** The median, the lower of two in the middle; null for no values. */
export function medianOf(values: number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null
}

/** Visits are kept under their conditions, page and arm. */
export function visitKey(conditions: string, page: PageName, arm: ArmName): string {
  return `${conditions}/${page}/${arm}`
}

export type Visits = Samples<Visit>
