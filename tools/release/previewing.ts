import { parseArgs } from 'node:util'
import { type PreviewSite, RegistryChangeError, readPreviewKey } from '@storefront/releases'

/** What `preview` is asked: versions that a link shows, for so many hours, on a site. */
export type Previewing = { pairs: string[]; hours: number; site: PreviewSite }

/**
 * Reads `flights=1.1.0 --hours 48 --site https://shop.example`; the site is else the first of PUBLIC_URL, or this machine's.
 * Throws RegistryChangeError without PREVIEW_KEY or a number of hours.
 */
export function readPreviewing(args: string[], env: NodeJS.ProcessEnv): Previewing {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { hours: { type: 'string', default: '48' }, site: { type: 'string' } },
  })
  const key = readPreviewKey(env.PREVIEW_KEY)
  if (!key) throw new RegistryChangeError('PREVIEW_KEY is missing: the key that the site knows.')
  const url = values.site ?? env.PUBLIC_URL?.split(',')[0] ?? `http://localhost:${env.PORT ?? 3000}`
  if (!URL.canParse(url)) throw new RegistryChangeError(`${url} is not the address of a site.`)
  return { pairs: positionals, hours: Number(values.hours), site: { url, key } }
}
