import { matches, searchText } from './search-text.ts'

/** Rows that are found by the beginnings of their words. */
export type WordIndex<Row> = {
  /** Every row, in order. */
  all: readonly Row[]
  /**
   * The first `most` rows in which each word of `query`, as `searchText` makes it, begins some word, in order; without a
   * word, any rows. Reads no row that lacks the rarest of the words, and none after the last that it returns.
   */
  find(query: string, most?: number): Row[]
}

/** Indexes rows in their order by the words of `textOf`. */
export function indexWords<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): WordIndex<Row> {
  const entries = rows.map((row) => ({ row, text: searchText(textOf(row)) }))
  const byBeginning = new Map<string, typeof entries>()
  for (const entry of entries) {
    for (const beginning of beginningsOf(entry.text)) {
      const found = byBeginning.get(beginning)
      if (found) found.push(entry)
      else byBeginning.set(beginning, [entry])
    }
  }
  const fewest = (query: string) =>
    query
      .split(' ')
      .map((word) => byBeginning.get(word) ?? [])
      .reduce((one, other) => (other.length < one.length ? other : one))
  return {
    all: rows,
    find: (query, most = Number.POSITIVE_INFINITY) => {
      const found: Row[] = []
      for (const { row, text } of query === '' ? entries : fewest(query)) {
        if (found.length >= most) break
        if (matches(text, query)) found.push(row)
      }
      return found
    },
  }
}

/** "c", "ca", "can" and so on of each word, each once. */
function beginningsOf(text: string): Set<string> {
  const all = new Set<string>()
  for (const word of text.split(' ')) {
    for (let length = 1; length <= word.length; length++) all.add(word.slice(0, length))
  }
  return all
}
