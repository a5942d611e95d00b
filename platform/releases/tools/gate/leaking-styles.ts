import type { Release } from '@storefront/contract'
import { beginsWith, namesIn, styleLeaks } from '@storefront/federation/style-leaks'
import {
  type AnyRelease,
  hostFolder,
  isShell,
  nameOf,
  type ReleaseStore,
} from '@storefront/releases'

type Files = Pick<ReleaseStore, 'readFile'>

/**
 * Rules of a release that reach further than its elements, a sentence each, up to twenty. A name is own if it begins with the
 * remote's or is in no stylesheet of `others`.
 */
export async function leakingStyles(
  store: Files,
  release: Release,
  others: AnyRelease[],
): Promise<string[]> {
  const { name, version } = release
  const begins = beginsWith(name)
  const styles = await stylesOf(store, release)
  const leaks: string[] = []
  let taken: Set<string> | null = null
  for (const [file, css] of styles) {
    const what = `${name} ${version}: ${file}`
    try {
      if ([...namesIn(css)].some((one) => !begins(one))) taken ??= await namesOfAll(store, others)
      for (const { line, column, rule } of styleLeaks(
        css,
        (one) => begins(one) || !taken?.has(one),
      ))
        leaks.push(`${what}:${line}:${column}: "${rule}" reaches elements of other teams.`)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      leaks.push(`${what} cannot be parsed: ${error.message}.`)
    }
  }
  return leaks.slice(0, 20)
}

async function namesOfAll(store: Files, releases: AnyRelease[]): Promise<Set<string>> {
  const styles = await Promise.all(releases.map((release) => stylesOf(store, release)))
  return new Set(styles.flat().flatMap(([, css]) => [...namesIn(css)]))
}

/** Stylesheets that pages of this site load, so not those of `./mount`. */
async function stylesOf(store: Files, release: AnyRelease): Promise<[file: string, css: string][]> {
  const files = Object.keys(release.integrity).filter(
    (file) => file.endsWith('.css') && !file.startsWith(hostFolder) && !isOfMount(release, file),
  )
  return Promise.all(
    files.map(async (file) => {
      const bytes = await store.readFile(nameOf(release), release.version, file)
      return [file, String(bytes)]
    }),
  )
}

function isOfMount(release: AnyRelease, file: string): boolean {
  if (isShell(release)) return false
  const { './mount': mount, ...exposes } = release.exposes
  const onPages = [...Object.values(exposes), ...Object.values(release.screens)]
  const isListed = file === 'expose-mount.css' || mount?.css.includes(file)
  return Boolean(isListed) && !onPages.some(({ css }) => css.includes(file))
}
