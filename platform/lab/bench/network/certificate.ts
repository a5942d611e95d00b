import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

export type Certificate = { key: string; cert: string }

/** A certificate for localhost, for this run only. */
export async function createCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  return { key, cert }
}

/**
 * The argument with which Chromium takes the certificate for a valid one. Merely ignoring its error would turn
 * the browser's cache off.
 */
export function trusting({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(key).digest('base64')
  return `--ignore-certificate-errors-spki-list=${hash}`
}
