import { readFile } from 'node:fs/promises'
import { parseAs } from '@storefront/releases'
import * as v from 'valibot'

/** A target of webhooks: its address, and the secret that messages to it are signed with. */
export type WebhookTarget = { url: string; secret: string }

const targetsFile = v.array(
  v.object({
    url: v.pipe(v.string(), v.url()),
    /** As the Standard Webhooks write it: 24 to 64 random bytes. */
    secret: v.pipe(v.string(), v.regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/)),
  }),
)

/** Those whom a file names. Throws DamagedFileError, and where there is no such file. */
export async function readTargets(file: string): Promise<WebhookTarget[]> {
  return parseAs(targetsFile, await readFile(file, 'utf8'), 'The file of webhooks')
}
