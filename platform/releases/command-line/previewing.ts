import { parseArgs } from 'node:util'
import { type PreviewSite, RegistryChangeError, readPreviewKey } from '@storefront/releases'

/** What `preview` is asked: versions that a link shows, for so many hours, on the site named. */
export type Previewing = { pairs: string[]; hours: number; site: string | undefined }

/** Reads `flights=1.1.0 --hours 48 --site https://shop.example`. */
export function readPreviewing(args: string[]): Previewing {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { hours: { type: 'string', default: '48' }, site: { type: 'string' } },
  })
  return { pairs: positionals, hours: Number(values.hours), site: values.site }
}

/**
 * The site that a link is signed for here: the one named, else the first of PUBLIC_URL, else this machine's. Throws
 * RegistryChangeError without PREVIEW_KEY, and for what is no address.
 */
export function previewSite(env: NodeJS.ProcessEnv, named?: string): PreviewSite {
  const key = readPreviewKey(env.PREVIEW_KEY)
  if (!key) throw new RegistryChangeError('PREVIEW_KEY is missing: the key that the site knows.')
  const url = named ?? env.PUBLIC_URL?.split(',')[0] ?? `http://localhost:${env.PORT ?? 3000}`
  if (!URL.canParse(url)) throw new RegistryChangeError(`${url} is not the address of a site.`)
  return { url, key }
}
