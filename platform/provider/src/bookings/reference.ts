import { randomInt } from 'node:crypto'

/** Without 0/O, 1/I/L and U: easy to read out, and no words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random reference such as "CUN-7K3F9Q", one of 729 million; the database enforces uniqueness. */
export function newReference(): string {
  const code = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  return `CUN-${code}`
}
