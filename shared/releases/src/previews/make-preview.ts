import { fitting } from '../gate/fitting.ts'
import type { Place } from '../place.ts'
import { liveVersions, RegistryChangeError, shellName } from '../registry/registry-changes.ts'
import { previewExpiry, previewLink } from './preview-link.ts'

/** Where a preview is shown: the site's address, and the key that it knows links by. */
export type PreviewSite = { url: string; key: string }

/**
 * Signs a link that shows published versions beside what is live now, for so many hours. They pass the gate first, and
 * those of pull requests do too. Throws NotFitError, RegistryChangeError.
 */
export async function makePreview(
  place: Place,
  versions: Record<string, string>,
  hours: number,
  site: PreviewSite,
): Promise<{ url: string; expiresAt: Date }> {
  if (Object.keys(versions).length === 0)
    throw new RegistryChangeError('Nothing to preview: name a version, for example flights=1.1.0.')
  if (shellName in versions)
    throw new RegistryChangeError('The shell has no preview: give it to a few visitors (canary).')
  const expiresAt = previewExpiry(hours)
  await fitting(place, versions, { fromPullRequests: true })
  const tuple = { ...liveVersions(await place.registry.read()), ...versions }
  const url = await previewLink({ versions: tuple, expiresAt }, site.url, site.key)
  return { url, expiresAt }
}
