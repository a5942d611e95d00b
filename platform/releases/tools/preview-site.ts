import { type PreviewSite, readPreviewKey } from '@storefront/releases'
import { readSite } from './arguments.ts'
import { RegistryChangeError } from './change/changes.ts'

/**
 * Site that a link is signed for: the named one, else the first of PUBLIC_URL, else this machine. Throws
 * RegistryChangeError without PREVIEW_KEY or for an invalid address.
 */
export function previewSite(env: NodeJS.ProcessEnv, named?: string): PreviewSite {
  const key = readPreviewKey(env.PREVIEW_KEY)
  if (!key) throw new RegistryChangeError('PREVIEW_KEY is missing: the key that the site knows.')
  const url = named ?? (env.PUBLIC_URL?.split(',')[0] || `http://localhost:${env.PORT || 3000}`)
  return { url: readSite(url), key }
}
