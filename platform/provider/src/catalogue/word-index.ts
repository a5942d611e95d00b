import { matches, searchText } from './search-text.ts'
import { spellingOf } from './spelling.ts'

/** Rows that are found by the beginnings of their words. */
export type WordIndex<Row> = {
  /** Every row, in order. */
  all: readonly Row[]
  /**
   * The first `most` rows in which each word of `query`, as `searchText` makes it, begins some word, in order; without a
   * word, any rows. Reads no row that lacks the rarest of the words, and none after the last that it returns.
   */
  find(query: string, most?: number): Row[]
  /** Like `find`, with the words that begin none replaced by the indexed word most like them. */
  findLike(query: string, most?: number): Row[]
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
  const find = (query: string, most = Number.POSITIVE_INFINITY) => {
    const found: Row[] = []
    for (const { row, text } of query === '' ? entries : fewest(query)) {
      if (found.length >= most) break
      if (matches(text, query)) found.push(row)
    }
    return found
  }
  let spelling: ReturnType<typeof spellingOf> | null = null
  // Made for the first misspelt word: most indexes never get one.
  const correct = (word: string) => {
    spelling ??= spellingOf(new Set(entries.flatMap(({ text }) => text.split(' '))))
    return spelling(word)
  }
  return {
    all: rows,
    find,
    findLike: (query, most) => {
      const words = query
        .split(' ')
        .map((word) => (word === '' || byBeginning.has(word) ? word : correct(word)))
      return words.includes(null) ? [] : find(words.join(' '), most)
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
