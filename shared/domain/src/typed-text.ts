/** Kind of a text that somebody types or pastes. `document` is the number of a passport or an ID. */
export type TextKind = 'line' | 'lines' | 'email' | 'phone' | 'document'

/**
 * Normalises a typed text: NFKC, without characters that nobody sees, one kind of dash and space, no outer blanks.
 * Letters of every script stay. Phone and document numbers get ASCII digits, document numbers capitals.
 */
export function cleanText(text: string, kind: TextKind = 'line'): string {
  // NFKC would part the acute accent of "O´Brien" into a space and a combining mark.
  const folded = text
    .replace(/\u00b4/g, "'")
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(idleJoiner, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
  if (kind === 'lines') {
    const lines = folded.replace(/\r\n?|[\u2028\u2029]/g, '\n').split('\n')
    return lines
      .map((line) => line.replace(/\s+/g, ' ').trimEnd())
      .join('\n')
      .trim()
  }
  const line = folded.replace(/\s+/g, ' ').trim()
  switch (kind) {
    case 'line':
      return line
    case 'email':
      return line.replace(/^mailto:/i, '')
    case 'phone':
      return asciiDigits(line).replace(/^tel:/i, '').replace(/;ext=/i, ' ext. ').trim()
    case 'document':
      return asciiDigits(line).toUpperCase()
  }
}

/** Control and format characters; joiners are looked at on their own. */
const invisible = /(?!\u200c|\u200d|[\t-\r])[\p{Cf}\p{Cc}]/gu

/** A joiner outside of words that are written with one (Persian, Sinhala, Malayalam) and of emoji of several. */
const idleJoiner =
  /(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![\p{L}\p{Extended_Pictographic}])/gu

/** Replaces decimal digits of every script by 0 to 9. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // The digits of a script stand in a row that begins at a multiple of sixteen, or six after it.
    const code = digit.codePointAt(0) ?? 0
    const row = code & ~15
    const isFirst = /\p{Nd}/u.test(String.fromCodePoint(row))
    return String(code - row - (isFirst ? 0 : 6))
  })
}

/** True for 7 to 15 digits, without those of an extension; a prefix for calls abroad adds up to three. */
export function isPhoneNumber(cleaned: string): boolean {
  const digits = cleaned.replace(/(?:ext\.?|x|#)\s*\d+$/i, '').replace(/\D/g, '')
  return digits.length >= 7 && digits.length <= (/^0(?:0|11)/.test(digits) ? 18 : 15)
}

/** Normal form in which two document numbers are compared. */
export function documentKey(number: string): string {
  return cleanText(number, 'document').replace(/[^\p{L}\d]/gu, '')
}
