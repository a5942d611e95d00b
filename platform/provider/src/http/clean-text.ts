/** Fields of a body that people type, and what they hold: `code` has ASCII digits. Every other field stays as it was sent. */
const typedFields = new Map<string, 'line' | 'lines' | 'code'>([
  ['firstName', 'line'],
  ['lastName', 'line'],
  ['name', 'line'],
  ['subject', 'line'],
  ['email', 'line'],
  ['phoneNumber', 'code'],
  ['phone', 'code'],
  ['passportNumber', 'code'],
  ['message', 'lines'],
  ['notes', 'lines'],
])

/**
 * Reviver of JSON that normalises what people typed or pasted: NFKC, no format characters, one kind of dash and space, ASCII
 * digits where digits are meant, passports in capitals. NUL stays, so that the contract refuses it.
 */
export function cleanTyped(field: string, value: unknown): unknown {
  const kind = typedFields.get(field)
  if (kind === undefined || typeof value !== 'string') return value
  const text = value
    .replace(/\u00b4/g, "'")
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(dash, '-')
  if (kind === 'lines') return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\S\n]+/g, ' ')
  const line = text.replace(/(?:\s|(?!\0)\p{Cc})+/gu, ' ').trim()
  if (kind === 'line') return line
  const code = line.replace(/\p{Nd}/gu, asciiDigit)
  return field === 'passportNumber' ? code.toUpperCase() : code
}

const dash = /[\p{Pd}\u2212]/gu

/** Format characters; a joiner stays between the letters of scripts that are written with it, and in emoji. */
const unseen =
  /(?!\u200c|\u200d)\p{Cf}|(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![\p{L}\p{Extended_Pictographic}])/gu

/** The digits of a script are ten code points in a row, zero first. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0
  const code = zero
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
