import type { SiteName } from './sites.ts'
import type { Figures } from './visit.ts'

/** Samples of each site, by row (page or act) and column. */
export class Samples {
  /** Failed measurements, as sentences. */
  readonly failures: string[] = []
  readonly #all = new Map<string, number[]>()
  readonly #rows = new Map<string, Set<string>>()

  add(group: string, row: string, site: SiteName, figures: Figures): void {
    this.#rows.set(group, (this.#rows.get(group) ?? new Set()).add(row))
    for (const [column, value] of Object.entries(figures)) {
      const key = `${row}/${site}/${column}`
      this.#all.set(key, [...(this.#all.get(key) ?? []), value])
    }
  }

  /** Rows of a group in the order of their first measurement. */
  rows(group: string): string[] {
    return [...(this.#rows.get(group) ?? [])]
  }

  /** Median, the lower of two in the middle; null without a measurement. */
  median(row: string, site: SiteName, column: string): number | null {
    const values = this.#all.get(`${row}/${site}/${column}`) ?? []
    return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null
  }

  /** Ratio of the medians of two sites; null if one of them was not measured. */
  ratio(row: string, site: SiteName, other: SiteName, column: string): number | null {
    const [of, to] = [this.median(row, site, column), this.median(row, other, column)]
    return of === null || !to ? null : of / to
  }
}
