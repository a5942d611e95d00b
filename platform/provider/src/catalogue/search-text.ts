/** Normalises text for comparison: lower case, no accents, single spaces ("Cancún " → "cancun"). */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/** True if every word of `query` begins a word of `text`, both normalised. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  if (query === '') return true
  const padded = ` ${text}`
  return query.split(' ').every((word) => padded.includes(` ${word}`))
}
