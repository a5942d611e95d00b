import type { BuiltOn, LiveRemote } from '@storefront/contract'
import { comesLater } from '../../src/remotes/page-remotes.ts'
import type { LiveRemotes } from './live-remotes.ts'

/**
 * What the page needs of the live remotes: what concerns only the server stays there, and so do the files of exposes
 * that it was rendered with, as far as its head names them.
 */
export function forBrowser(remotes: LiveRemotes, rendered: string[] = []): LiveRemotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { release, baseUrl, lastGood }]) => {
      const { server: _, builtOn, styleChunks: _s, integrity, ...rest } = release
      const exposes = Object.fromEntries(
        Object.entries(release.exposes).map(([expose, files]) => {
          const key = `${name}/${expose.replace('./', '')}`
          if (!rendered.includes(key)) return [expose, files]
          return [expose, { js: comesLater(key) ? files.js : [], css: [] }]
        }),
      )
      const lists = Object.values(exposes)
      const named = new Set([release.entry, ...lists.flatMap(({ js, css }) => [...js, ...css])])
      const files = Object.entries(integrity).filter(([file]) => named.has(file))
      return [
        name,
        {
          release: {
            ...rest,
            exposes,
            screens: {},
            integrity: Object.fromEntries(files),
            ...(builtOn ? { builtOn: versionsOf(builtOn) } : {}),
          },
          baseUrl,
          ...(lastGood ? { lastGood } : {}),
        },
      ]
    }),
  )
}

/** The browser holds a release to the versions that are shared on the page; the rest was the gate's to judge. */
function versionsOf({ imports: _, ...builtOn }: BuiltOn): BuiltOn {
  return { ...builtOn, publishes: {}, reads: {} }
}

/** What a browser needs to run a release whose files the page does not preload. */
export function enoughToRun({ release, baseUrl }: LiveRemote): LiveRemote {
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
