import { randomInt } from 'node:crypto'

/** Crockford's base-32 alphabet without 0 and 1, so no I, L, O or U either: easy to read out. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random reference such as "CUN-7K3F9Q", one of 729 million; the database enforces uniqueness. */
export function newReference(): string {
  const code = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  return `CUN-${code}`
}
