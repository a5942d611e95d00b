import { type AnyRelease, isShell, type ReleaseStore } from '@storefront/releases'
import { fileSizes } from '../smoke-test/budget.ts'

export type ReleaseDifferences = {
  /** A sentence for each fact that others depend on: `shared react: ^19.0.0 → ^19.3.0`. */
  facts: string[]
  /** Files that were added, removed or changed. */
  files: string[]
}

/** Differences of two versions of an app. */
export async function releaseDifferences(
  store: Pick<ReleaseStore, 'readFile'>,
  from: AnyRelease,
  to: AnyRelease,
): Promise<ReleaseDifferences> {
  const [before, after] = await Promise.all([factsOf(store, from), factsOf(store, to)])
  return {
    facts: differences(before, after).map(([fact, was, is]) => {
      if (was === there || is === there) return `${fact} ${is ? 'added' : 'removed'}`
      return `${fact}: ${was ?? 'none'} → ${is ?? 'none'}`
    }),
    files: differences(from.integrity, to.integrity).map(([file, was, is]) => {
      return `${was ? (is ? 'changed' : 'removed') : 'added'} ${file}`
    }),
  }
}

type Facts = Record<string, string>

/** Value of a fact that has only a name. */
const there = 'there'

/** Facts that other teams and the operator see. */
async function factsOf(store: Pick<ReleaseStore, 'readFile'>, release: AnyRelease): Promise<Facts> {
  const facts = isShell(release)
    ? {
        ...{ contract: release.contract, session: release.session },
        ...named('shared', release.shared),
        ...named('event', release.events),
        ...names('export', Object.values(release.names).flat()),
      }
    : remoteFacts(release)
  return { ...facts, ...(await bytesOf(store, release)) }
}

function remoteFacts(release: Exclude<AnyRelease, { seam?: number }>): Facts {
  const { mounts, tab, samples = {}, exposes, builtOn, budgetKb, server } = release
  const screens = Object.entries(samples).map(([screen, { address }]) => [screen, address])
  return {
    ...names(
      'mount',
      mounts.map((mount) => `/${mount}`),
    ),
    ...names('expose', Object.keys(exposes)),
    ...named('screen', Object.fromEntries(screens)),
    ...(tab ? { tab: `${tab.label} (${tab.id}), place ${tab.position}` } : {}),
    ...(budgetKb ? { budget: `${budgetKb} kB` } : {}),
    ...(server ? { 'rendering on the server': there } : {}),
    ...(builtOn ? { contract: builtOn.contract, session: builtOn.session } : {}),
    ...named('shared', builtOn?.shared),
    ...named('publishes', builtOn?.publishes),
    ...named('reads', builtOn?.reads),
  }
}

/** Sizes of scripts and styles: of each screen and expose, of all stylesheets, and together. */
async function bytesOf(store: Pick<ReleaseStore, 'readFile'>, release: AnyRelease): Promise<Facts> {
  const sizes = await fileSizes(store, release)
  const kb = (files: string[]) =>
    `${Math.round(files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0))} kB`
  const parts = isShell(release) ? {} : { ...release.exposes, ...release.screens }
  const ofParts = Object.entries(parts).map(([part, { js, css }]) => [
    `size of ${part}`,
    kb([...js, ...css]),
  ])
  const all = [...sizes.keys()]
  const styles = all.filter((file) => file.endsWith('.css'))
  return {
    ...Object.fromEntries(ofParts),
    stylesheets: `${styles.length} with ${kb(styles)}`,
    'scripts and styles': kb(all),
  }
}

function named(kind: string, values: Record<string, string | number> = {}): Facts {
  const pairs = Object.entries(values).map(([name, value]) => [`${kind} ${name}`, `${value}`])
  return Object.fromEntries(pairs)
}

function names(kind: string, all: string[]): Facts {
  return Object.fromEntries(all.map((name) => [`${kind} ${name}`, there]))
}

type Difference = [name: string, before: string | undefined, after: string | undefined]

function differences(from: Facts, to: Facts): Difference[] {
  const all = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return all.filter((name) => from[name] !== to[name]).map((name) => [name, from[name], to[name]])
}
