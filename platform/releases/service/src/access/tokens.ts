import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseAs } from '@storefront/releases'
import * as v from 'valibot'
import { roleSchema } from '../wire.ts'
import type { Caller } from './roles.ts'

/** The file of tokens: names, roles and SHA-256 (hex) of each; the tokens themselves are nowhere. */
const tokensFile = v.array(
  v.object({
    name: v.pipe(v.string(), v.regex(/^[\w.@ -]{1,60}$/)),
    roles: v.array(roleSchema),
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
)

/**
 * The caller that a token belongs to; null for an unknown one. The file is read each time, so that a line taken out of it counts at
 * once. Throws DamagedFileError.
 */
export async function tokenCaller(file: string, token: string): Promise<Caller | null> {
  const known = parseAs(tokensFile, await readFile(file, 'utf8'), 'The file of tokens')
  const hash = createHash('sha256').update(token).digest()
  // Every line is compared, each in constant time: the time it takes reveals nothing of the hashes.
  const [found] = known.filter(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), hash))
  return found ? { name: found.name, roles: found.roles } : null
}
