import type { ExposeName, LiveRemote, Release } from '@storefront/contract'

type Given = Partial<Omit<Release, 'exposes' | 'tab'>> & {
  /** With their files, or only their names. */
  exposes?: Release['exposes'] | ExposeName[]
  /** Position of the tab. */
  tab?: number
}

/** A live remote mounted at its name, without files unless they are given. */
export function liveRemote(name: string, { exposes = [], tab, ...given }: Given = {}): LiveRemote {
  const withoutFiles = (names: ExposeName[]) =>
    Object.fromEntries(names.map((expose) => [expose, { js: [], css: [] }]))
  return {
    baseUrl: `/remotes/${name}/${given.version ?? '1.0.0'}/`,
    release: {
      name,
      version: '1.0.0',
      mounts: [name],
      entry: 'entry.js',
      exposes: Array.isArray(exposes) ? withoutFiles(exposes) : exposes,
      screens: {},
      integrity: {},
      ...(tab === undefined ? {} : { tab: { id: name, label: name, position: tab } }),
      ...given,
    },
  }
}

/** Hotels 1.2.0, whose last good release is 1.1.0. */
export const hotelsWithLastGood: LiveRemote = {
  ...liveRemote('hotels', { version: '1.2.0' }),
  lastGood: liveRemote('hotels', { version: '1.1.0' }),
}
