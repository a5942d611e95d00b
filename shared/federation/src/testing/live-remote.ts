import type { ExposeName, LiveRemote, Release } from '@storefront/contract'

type Given = Partial<Omit<Release, 'exposes' | 'tab'>> & {
  exposes?: ExposeName[]
  /** Position of the tab. */
  tab?: number
}

/** A live remote mounted at its name, whose exposes have no files. */
export function liveRemote(name: string, { exposes = [], tab, ...given }: Given = {}): LiveRemote {
  return {
    baseUrl: `/remotes/${name}/${given.version ?? '1.0.0'}/`,
    release: {
      name,
      version: '1.0.0',
      mounts: [name],
      entry: 'entry.js',
      exposes: Object.fromEntries(exposes.map((expose) => [expose, { js: [], css: [] }])),
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
