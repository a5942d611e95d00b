import type { BuiltOn, LiveRemote, Release } from '@storefront/contract'
import { hydratesLater, type Remotes } from '@storefront/federation/parts'

/**
 * Remotes as boot data carries them: without fields of the server, and without files of the `rendered` parts (e.g.
 * `flights/SearchForm`), which the head already names.
 */
export function bootRemotes(remotes: Remotes, rendered: string[] = []): Remotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { release, baseUrl, lastGood }]) => {
      const {
        server: _,
        builtOn,
        styleChunks: _s,
        samples: _a,
        budgetKb: _b,
        source: _o,
        integrity,
        ...rest
      } = release
      const exposes = Object.fromEntries(
        Object.entries(release.exposes).map(([expose, files]) => {
          const key = `${name}/${expose.replace('./', '')}`
          if (!rendered.includes(key)) return [expose, files]
          return [expose, { js: hydratesLater(key) ? files.js : [], css: [] }]
        }),
      )
      const { calls } = release.screens
      const screens: Release['screens'] =
        calls && !rendered.includes(`${name}/routes`) ? { calls } : {}
      const lists = [...Object.values(exposes), ...Object.values(screens)]
      const named = new Set([release.entry, ...lists.flatMap(({ js, css }) => [...js, ...css])])
      const files = Object.entries(integrity).filter(([file]) => named.has(file))
      return [
        name,
        {
          release: {
            ...rest,
            exposes,
            screens,
            integrity: Object.fromEntries(files),
            ...(builtOn ? { builtOn: versionsOf(builtOn) } : {}),
          },
          baseUrl,
          ...(lastGood ? { lastGood: runnable(lastGood) } : {}),
        },
      ]
    }),
  )
}

/** The browser checks shared versions only. The gate has checked the rest. */
function versionsOf({ imports: _, ...builtOn }: BuiltOn): BuiltOn {
  return { ...builtOn, publishes: {}, reads: {} }
}

/** Fields that a browser needs to run a release without preloads. */
function runnable({ release, baseUrl }: LiveRemote): LiveRemote {
  const { name, version, mounts, entry, integrity } = release
  const entryIntegrity = integrity[entry]
  return {
    baseUrl,
    release: {
      name,
      version,
      mounts,
      entry,
      exposes: {},
      screens: {},
      integrity: entryIntegrity ? { [entry]: entryIntegrity } : {},
    },
  }
}
