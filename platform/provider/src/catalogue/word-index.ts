import { matches, searchText } from './search-text.ts'
import { spellingOf } from './spelling.ts'

/** Index of rows by prefixes of their words. */
export type WordIndex<Row> = {
  all: readonly Row[]
  /**
   * Returns the first `most` rows in which each word of the normalised query begins a word; for '', of all rows. Reads
   * only rows with the rarest word, and none after the last result.
   */
  find(query: string, most?: number): Row[]
  /** Like `find`, after correcting query words that begin no word. Returns no rows if a word cannot be corrected. */
  findLike(query: string, most?: number): Row[]
}

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
  // Built on the first misspelling: most indexes never see one.
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

/** Prefixes of each word: "c", "ca", "can". */
function beginningsOf(text: string): Set<string> {
  const all = new Set<string>()
  for (const word of text.split(' ')) {
    for (let length = 1; length <= word.length; length++) all.add(word.slice(0, length))
  }
  return all
}
