import {
  openPlace,
  RegistryChangeError,
  type ReleaseDesk,
  releaseDesk,
  releaseDifferences,
  releasedBy,
} from '@storefront/releases'
import { UnknownVersionError } from '@storefront/releases/tuple'
import { releasesAddresses } from '../../../processes/apps.ts'
import { look } from '../../service/src/look/look.ts'
import { previewSite } from '../previewing.ts'
import type { Desk } from './desk.ts'
import { ServiceRefusalError, serviceAccess } from './service-client.ts'
import { serviceDesk } from './service-desk.ts'

/** The desk of this command: at the service that RELEASES_URL names, else on the registry itself. Throws ServiceRefusalError. */
export async function openDesk(reason: string | null): Promise<Desk> {
  const access = serviceAccess(process.env)
  return access ? serviceDesk(access, reason) : localDesk(await openOwnDesk(), reason)
}

/** The registry itself, for what no service does. Throws ServiceRefusalError where there is one before it. */
export async function openOwnDesk(command = 'This'): Promise<ReleaseDesk> {
  if (serviceAccess(process.env))
    throw new ServiceRefusalError(
      `${command} is done on the registry itself, not by the service: unset RELEASES_URL.`,
    )
  return releaseDesk(await openPlace(releasesAddresses))
}

/** The desk on a folder or database itself: the look is done here, and who makes a change is `releasedBy`. */
function localDesk(desk: ReleaseDesk, reason: string | null): Desk {
  const by = releasedBy()
  const because = reason ? { reason } : {}
  const published = async (name: string, version: string) => {
    const release = await desk.describe(name, version)
    if (release) return release
    throw new UnknownVersionError(`${name} ${version} was never published.`)
  }
  return {
    registry: desk.registry,
    history: desk.history,
    versions: async (name) => (await desk.versions(name)).sort(),
    differences: async (name, from, to) =>
      releaseDifferences(await published(name, from), await published(name, to)),
    promote: async (versions, { onlyProven = false, withoutServer = {} }) => {
      if (Object.keys(versions).length > 0)
        console.log(await look(desk, versions, { withoutServer }))
      return desk.promote(versions, by, { onlyProven, withoutServer, ...because })
    },
    canary: async (name, version, percent, { withoutServer = {} }) => {
      if (percent > 0) console.log(await look(desk, { [name]: version }, { withoutServer }))
      return desk.canary(name, version, percent, by, { withoutServer, ...because })
    },
    rollout: async () => {
      throw new RegistryChangeError(
        'A rollout is taken from step to step by the release service: name it in RELEASES_URL, with your RELEASES_TOKEN.',
      )
    },
    rollback: (name) => desk.rollback(name, by, because),
    retire: (name) => desk.retire(name, by, because),
    approve: (versions) => desk.approve(versions, by, because),
    pin: (name, version) => desk.pin(name, version, by, because),
    unpin: (name, version) => desk.unpin(name, version, by, because),
    preview: async (versions, { hours, site }) =>
      desk.preview(versions, hours, previewSite(process.env, site)),
    prove: (proof) => desk.prove({ ...proof, by, provenAt: new Date().toISOString() }),
  }
}
