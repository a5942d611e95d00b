import type { Release, ShellOffer } from '@storefront/contract'
import { reservedMounts } from '@storefront/contract/releases'
import major from 'semver/functions/major.js'
import minor from 'semver/functions/minor.js'
import satisfies from 'semver/functions/satisfies.js'

/** Reasons why a release does not fit a shell and other remotes. Its event versions may be one behind, never ahead. */
export function misfits(release: Release, offer: ShellOffer, others: Release[]): string[] {
  return [
    ...missingExposes(release),
    ...takenMounts(release, others),
    ...contractMisfits(release, offer),
  ].map((reason) => `${release.name} ${release.version} ${reason}`)
}

function missingExposes({ mounts, tab, exposes }: Release): string[] {
  return [
    ...(mounts.length > 0 && !exposes['./routes']
      ? ['owns addresses but exposes no ./routes.']
      : []),
    ...(tab && !exposes['./SearchForm'] ? ['has a search tab but exposes no ./SearchForm.'] : []),
  ]
}

function takenMounts({ name, mounts }: Release, others: Release[]): string[] {
  return mounts.flatMap((mount) => {
    if (reservedMounts.includes(mount))
      return [`claims /${mount}, which the storefront server answers itself.`]
    const owner = others.find((other) => other.name !== name && other.mounts.includes(mount))
    return owner ? [`claims /${mount}, which ${owner.name} ${owner.version} owns.`] : []
  })
}

function contractMisfits({ builtOn }: Release, offer: ShellOffer): string[] {
  if (!builtOn) return ['does not say what it was built on.']
  const { contract, session, shared, publishes, reads, imports = {} } = builtOn
  // Everything else follows from another major.
  if (major(contract) !== major(offer.contract))
    return versionMisfit('contract', contract, offer.contract)
  const sessionMisfit = versionMisfit('session', session, offer.session)
  return [
    ...versionMisfit('contract', contract, offer.contract),
    ...sessionMisfit,
    ...Object.entries(shared).flatMap(([module, range]) => {
      const offered = offer.shared[module]
      if (!offered) return [`needs ${module}, which the shell does not share.`]
      return satisfies(offered, range)
        ? []
        : [`needs ${module} ${range}, but the shell shares ${offered}.`]
    }),
    ...Object.entries(imports).flatMap(([module, names]) =>
      // Names that only another session has follow from its version.
      sessionMisfit.length > 0 && module === sessionModule
        ? []
        : missingNames(module, names, offer),
    ),
    ...eventMisfits('publishes', publishes, offer),
    ...eventMisfits('reads', reads, offer),
  ]
}

const sessionModule = '@storefront/session'

/** Fits with the same major and no newer minor, because these packages only add. */
function versionMisfit(name: string, built: string, live: string): string[] {
  if (major(built) === major(live) && minor(built) <= minor(live)) return []
  return [`was built on ${name} ${built}, but ${live} is live.`]
}

function missingNames(module: string, names: string[], { names: offered }: ShellOffer): string[] {
  const missing = names.filter((name) => !offered[module]?.includes(name))
  if (missing.length === 0) return []
  return [`imports ${missing.join(', ')} from ${module}, which the shell does not offer.`]
}

function eventMisfits(
  verb: string,
  events: Record<string, number>,
  { events: known }: ShellOffer,
): string[] {
  return Object.entries(events).flatMap(([name, version]) => {
    const live = known[name]
    if (live === undefined) return [`${verb} the event ${name}, which the session does not know.`]
    if (version === live || version === live - 1) return []
    return [`${verb} version ${version} of ${name}, but version ${live} is live.`]
  })
}
