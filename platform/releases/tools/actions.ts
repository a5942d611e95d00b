import os from 'node:os'
import type { LiveDocument, ProvenTuple } from '@storefront/contract'
import {
  type AnyRelease,
  appOf,
  appsOf,
  descriptionIntegrity,
  liveVersions,
  nameOf,
  type PreviewSite,
  previewLink,
  shellName,
} from '@storefront/releases'
import { changeRegistry, type RegistryChange } from './change/change-registry.ts'
import {
  promoteVersions,
  RegistryChangeError,
  retireRemote,
  setCanary,
  unknownApp,
  withNotes,
} from './change/changes.ts'
import { provenOnly, recordProof } from './change/proofs.ts'
import { refuseRemoved } from './change/prune.ts'
import { previousVersion, rollbackTo } from './change/rollback.ts'
import { type FittingOptions, fitting } from './gate/gate.ts'
import type { Releases } from './open-releases.ts'

export type ChangeOptions = Omit<FittingOptions, 'wasLive'> & {
  /** Reason of the change, for the history. */
  reason?: string | undefined
  /** Tests new versions beside the live ones. Throws NotFitError. */
  smokeTest?: (versions: Record<string, string>) => Promise<unknown>
  /** Refuses an untested combination. */
  onlyProven?: boolean
}

const longestHours = 14 * 24

/** Changes that a person makes to releases; `by` is the author. */
export function releaseActions(releases: Releases) {
  const { registry, store, name: own } = releases
  const change = (made: RegistryChange, by: string, why: ChangeOptions) =>
    changeRegistry(releases, by, withNotes(made, why))
  /** Notes in the store that this registry uses it. */
  const register = async () => {
    if (!(await store.registries()).includes(own)) await store.addRegistry(own)
  }
  /** Smoke-tests versions that no visitor has yet, if `made` is possible. */
  const test = async (
    versions: Record<string, string>,
    made: RegistryChange,
    { smokeTest }: ChangeOptions,
  ) => {
    const current = await registry.read()
    made(current)
    const apps = appsOf(current)
    const isNew = Object.entries(versions).some(
      ([name, version]) => apps[name]?.live !== version && apps[name]?.canary?.version !== version,
    )
    if (isNew) await smokeTest?.(versions)
    await register()
  }
  /**
   * Gives visitors versions that pass the gate, which runs again if another change came first. `changeWith` gets the hashes of
   * their descriptions. Throws NotFitError, RegistryChangeError.
   */
  const goLive = async (
    versions: Record<string, string>,
    changeWith: (hashes: Record<string, string>) => RegistryChange,
    by: string,
    options: ChangeOptions & Pick<FittingOptions, 'wasLive'>,
  ) => {
    const { revision } = await registry.read()
    const fit = await fitting(releases, versions, options)
    const commits = byApp(fit, ({ source }) => source?.commit)
    const noted = withNotes(changeWith(byApp(fit, descriptionIntegrity)), { ...options, commits })
    const made = options.onlyProven ? provenOnly(noted) : noted
    if (!options.wasLive) await test(versions, made, options)
    return changeRegistry(releases, by, made, async (current) => {
      refuseRemoved(versions, await registry.history(), new Date())
      if (current.revision !== revision) await fitting(releases, versions, options)
    })
  }
  return {
    /**
     * Makes versions live in one change, after gate and smoke test. Returns null, without a change, if all are live without a
     * canary. Throws NotFitError, RegistryChangeError.
     */
    promote: async (
      versions: Record<string, string>,
      by: string,
      options: ChangeOptions = {},
    ): Promise<LiveDocument | null> => {
      if (promoteVersions(versions)(await registry.read()).changes.length === 0) return null
      return goLive(versions, (hashes) => promoteVersions(versions, hashes), by, options)
    },
    /** Gives a version to a percentage of the visitors; 0 ends it. Throws NotFitError, RegistryChangeError. */
    canary: async (
      name: string,
      version: string,
      percent: number,
      by: string,
      options: ChangeOptions = {},
    ) => {
      const given = (hashes: Record<string, string>) =>
        setCanary(name, version, percent, hashes[name])
      return percent > 0
        ? goLive({ [name]: version }, given, by, options)
        : change(given({}), by, options)
    },
    /**
     * Goes one step of an app back, without build or smoke test: ends its canary, else brings it back after a retirement, else
     * makes the previous version live. While the store is down, its files are not read: pages run only files with the released
     * hashes. Throws RegistryChangeError if there is no step, else NotFitError.
     */
    rollback: async (name: string, by: string, why: ChangeOptions = {}) => {
      const current = await registry.read()
      const app = appOf(current, name)
      if (!app) throw new RegistryChangeError(unknownApp(name, current))
      if (app.canary) return change(setCanary(name, app.canary.version, 0), by, why)
      const history = await registry.history()
      const live = appsOf(current)[name]?.live ?? null
      const before = (version: string) => previousVersion(history, name, version, app)
      const previous = live === null ? app.live : (before(live) ?? app.lastGood)
      if (!previous) throw new RegistryChangeError(`There is no version of ${name} to go back to.`)
      const made = rollbackTo(name, live, previous, before(previous))
      return goLive({ [name]: previous }, () => made, by, { ...why, wasLive: true })
    },
    /** Takes a remote off the site; its releases stay. Throws RegistryChangeError. */
    retire: async (name: string, by: string, why: ChangeOptions = {}) =>
      change(retireRemote(name), by, why),
    prove: async (
      proven: Pick<ProvenTuple, 'versions' | 'journeys' | 'passed'>,
      by: string,
      why: ChangeOptions = {},
    ) => {
      await register()
      const proof = { ...proven, by, provenAt: new Date().toISOString() }
      return change(recordProof(proof), by, why)
    },
    /**
     * Signs a link to published versions, also of pull requests, beside the live ones, after the gate. Throws NotFitError,
     * RegistryChangeError.
     */
    preview: async (versions: Record<string, string>, hours: number, site: PreviewSite) => {
      if (Object.keys(versions).length === 0)
        throw new RegistryChangeError(
          'Nothing to preview: name a version, for example flights=1.1.0.',
        )
      if (shellName in versions)
        throw new RegistryChangeError(
          'The shell has no preview: give it to a few visitors (canary).',
        )
      if (!(hours > 0 && hours <= longestHours))
        throw new RegistryChangeError(`A preview lasts up to ${longestHours} hours, not ${hours}.`)
      const expiresAt = new Date(Date.now() + hours * 3_600_000)
      await fitting(releases, versions, { fromPullRequests: true })
      const tuple = { ...liveVersions(await registry.read()), ...versions }
      return {
        url: await previewLink({ versions: tuple, expiresAt }, site.url, site.key),
        expiresAt,
      }
    },
  }
}

function byApp<T>(fit: AnyRelease[], of: (release: AnyRelease) => T): Record<string, T> {
  return Object.fromEntries(fit.map((release) => [nameOf(release), of(release)]))
}

/** The actor of a workflow with its run's address, else the user of this machine. */
export function author(env: NodeJS.ProcessEnv = process.env): string {
  const { GITHUB_ACTOR, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env
  if (!GITHUB_ACTOR || !GITHUB_RUN_ID) return localUser()
  return `${GITHUB_ACTOR} (${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID})`
}

/** Name of this machine's user, or the number of one that has no name, as in a container. */
function localUser(): string {
  try {
    return os.userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}
