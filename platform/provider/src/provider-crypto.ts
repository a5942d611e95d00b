import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Fingerprints of request bodies, encryption of traveller records, and the sandbox gateway's key, all derived from the
 * provider's secret. Throws if it is shorter than 32 characters.
 */
export function createProviderCrypto(secret: string) {
  if (secret.length < 32) throw new Error('PROVIDER_SECRET needs at least 32 characters')
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const bodyKey = derive('booking body fingerprint')
  const recordKey = derive('traveller records')
  return {
    /** Keyed hash of a body, to recognise it without storing it. */
    fingerprint: (text: string) => createHmac('sha256', bodyKey).update(text).digest('base64url'),
    encrypt: (text: string) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', recordKey, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
    },
    /** Throws for another secret or an altered text. */
    decrypt: (text: string) => {
      const bytes = Buffer.from(text, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', recordKey, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    sandboxKey: derive('sandbox gateway events').toString('hex'),
  }
}

export type ProviderCrypto = ReturnType<typeof createProviderCrypto>

/** Reads the secret in `dataDir`, or creates it. Processes that share a database need PROVIDER_SECRET. */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  if (dataDir.startsWith('memory://')) return randomBytes(32).toString('hex')
  const file = join(dataDir, 'secret')
  const draft = `${file}.${process.pid}`
  await mkdir(dataDir, { recursive: true })
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  // link() is atomic and never replaces an existing secret.
  await link(draft, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await unlink(draft)
  return (await readFile(file, 'utf8')).trim()
}
