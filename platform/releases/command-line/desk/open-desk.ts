import { openPlace, type ReleaseDesk, releaseDesk } from '@storefront/releases'
import { releasesAddresses } from '../../../processes/apps.ts'
import { type Desk, releaseDeskAt } from './desk.ts'
import { previewSite } from './preview-site.ts'
import { ownService, ServiceRefusalError, serviceOf } from './release-api.ts'

/** The site named for previews, where the command makes some. */
export type SiteOfPreviews = { named: string | undefined }

/**
 * The desk of this command: at the service that RELEASES_URL names, which knows the site of its previews; else on the registry
 * itself. Throws ServiceRefusalError.
 */
export async function openDesk(reason: string | null, site?: SiteOfPreviews): Promise<Desk> {
  const api =
    serviceOf(process.env) ?? (await ownService(site && previewSite(process.env, site.named)))
  return releaseDeskAt(api, reason)
}

/** The registry itself, for what no service does. Throws ServiceRefusalError where there is one before it. */
export async function openOwnDesk(command: string): Promise<ReleaseDesk> {
  if (serviceOf(process.env))
    throw new ServiceRefusalError(
      `${command} is done on the registry itself, not by the service: unset RELEASES_URL.`,
    )
  return releaseDesk(await openPlace(releasesAddresses))
}
