import { randomInt } from 'node:crypto'

/** No 0/O, 1/I/L and U: nothing a person could misread on the telephone, no words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference a person can read out, "CUN-7K3F9Q": one of 729 million, unique by the database's constraint. */
export function newReference(): string {
  const code = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  return `CUN-${code}`
}
