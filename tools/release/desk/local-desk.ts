import {
  RegistryChangeError,
  type ReleaseDesk,
  releaseDifferences,
  releasedBy,
} from '@storefront/releases'
import { look } from '../look/look.ts'
import { previewSite } from '../previewing.ts'
import { UnknownVersionError } from '../tuple.ts'
import type { Desk } from './desk.ts'

/** The desk on a folder or database itself: the look is done here, and who makes a change is `releasedBy`. */
export function localDesk(desk: ReleaseDesk, reason: string | null): Desk {
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
