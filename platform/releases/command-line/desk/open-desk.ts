import {
  openPlace,
  type PreviewSite,
  RegistryChangeError,
  type ReleaseDesk,
  readPreviewKey,
  releaseDesk,
} from '@storefront/releases'
import { releasesAddresses } from '../../../processes/apps.ts'
import { RefusedError } from '../../service/src/calls.ts'
import { type Desk, releaseDeskAt } from './desk.ts'
import { ownService, serviceOf } from './release-api.ts'

/** The site named for previews, where the command makes some. */
export type SiteOfPreviews = { named: string | undefined }

/**
 * The desk of this command: at the service that RELEASES_URL names, which knows the site of its previews; else on the registry
 * itself. Throws RefusedError.
 */
export async function openDesk(reason: string | null, site?: SiteOfPreviews): Promise<Desk> {
  const api =
    serviceOf(process.env) ?? (await ownService(site && previewSite(process.env, site.named)))
  return releaseDeskAt(api, reason)
}

/** The registry itself, for what no service does. Throws RefusedError where there is one before it. */
export async function openOwnDesk(command: string): Promise<ReleaseDesk> {
  if (serviceOf(process.env))
    throw new RefusedError(
      `${command} is done on the registry itself, not by the service: unset RELEASES_URL.`,
    )
  return releaseDesk(await openPlace(releasesAddresses))
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
