/** Fields that people type, and their kind. A `code` gets ASCII digits. Other fields stay as sent. */
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
 * JSON reviver that normalises typed text: NFKC, no format characters, one kind of dash and space, ASCII digits in
 * codes, passports in capitals. Keeps NUL, which the schema refuses.
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

/** Format characters, except joiners between letters of scripts that need them, and in emoji. */
const unseen =
  /(?!\u200c|\u200d)\p{Cf}|(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![\p{L}\p{Extended_Pictographic}])/gu

/** Converts a digit of any script. Each script has ten consecutive code points, from zero. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0
  const code = zero
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
