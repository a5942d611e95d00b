/** Text of the floating chat button (product 1.3). */
export const greeting =
  "Hello! I'm interested in one of your travel packages and would like more information."

/** Click-to-chat link with a prefilled text. Lone surrogates, which throw on encoding, become U+FFFD. */
export function chatUrl(number: string, text: string): string {
  // Firefox 115 has no toWellFormed.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd')
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(wellFormed)}`
}
