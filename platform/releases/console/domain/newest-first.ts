import type { Version } from '../../service/src/wire.ts'

const numeric = new Intl.Collator('en', { numeric: true })

/** Versions by when they were published; those of unknown time by their number, last. */
export function newestFirst(versions: readonly Version[]): Version[] {
  return versions.toSorted(
    (a, b) =>
      (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '') ||
      numeric.compare(b.version, a.version),
  )
}
