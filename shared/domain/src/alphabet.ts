/**
 * Alphabetical order, ignoring case and accents. Without a collator: a slow phone takes 40 ms to make its first
 * one, and does so while a list is rendered.
 */
export function byAlphabet(a: string, b: string): number {
  const [first, second] = [plainText(a), plainText(b)]
  if (first === second) return 0
  return first < second ? -1 : 1
}

/** A text as it is compared: lower case, without accents, invisible characters or space around it. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Cf}/gu, '')
    .toLowerCase()
    .trim()
}
