/** A text without accents, in lower case, for comparing what people type or write. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
