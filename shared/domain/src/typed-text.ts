/** Kind of a text field; `document` is a passport or ID number. */
export type TextKind = 'line' | 'lines' | 'email' | 'phone' | 'document'

/**
 * Normalises a text: NFKC, no invisible characters, one kind of dash and space, trimmed. Keeps letters of every script. Phone
 * and document numbers get ASCII digits, document numbers capitals.
 */
export function cleanText(text: string, kind: TextKind = 'line'): string {
  // NFKC would split the acute accent of "O´Brien" into a space and a combining mark.
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

/** Control and format characters, except joiners and white space. */
const invisible = /(?!\u200c|\u200d|[\t-\r])[\p{Cf}\p{Cc}]/gu

/** A joiner outside of scripts that need it (Persian, Sinhala, Malayalam) and of joined emoji. */
const idleJoiner =
  /(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![\p{L}\p{Extended_Pictographic}])/gu

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // The digits of a script have consecutive codes. The code of zero is a multiple of 16, or 6 above one.
    const code = digit.codePointAt(0) ?? 0
    const row = code & ~15
    const isFirst = /\p{Nd}/u.test(String.fromCodePoint(row))
    return String(code - row - (isFirst ? 0 : 6))
  })
}

/** True for 7 to 15 digits without the extension, or up to 18 with an international call prefix (00 or 011). */
export function isPhoneNumber(cleaned: string): boolean {
  const digits = cleaned.replace(/(?:ext\.?|x|#)\s*\d+$/i, '').replace(/\D/g, '')
  return digits.length >= 7 && digits.length <= (/^0(?:0|11)/.test(digits) ? 18 : 15)
}

/** Normal form for comparing document numbers. */
export function documentKey(number: string): string {
  return cleanText(number, 'document').replace(/[^\p{L}\d]/gu, '')
}
