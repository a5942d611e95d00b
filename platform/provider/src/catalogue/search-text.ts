/** A text as it is compared: small letters, no accents, words by single spaces ("Cancún " → "cancun"). */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/**
 * True when every word of `query` begins some word of `text`; both in the form of `searchText`. A query without words
 * matches everything.
 */
export function matches(text: string, query: string): boolean {
  if (query === '') return true
  const padded = ` ${text}`
  return query.split(' ').every((word) => padded.includes(` ${word}`))
}
