import { type Place, type PreviewSite, releaseDesk } from '@storefront/releases'
import { createLog, DiskRoom } from '@storefront/server'
import { createApp } from './app.ts'
import { Refusal } from './http/refusal.ts'
import type { Look, ReleaseService } from './service.ts'
import { settingsFromEnvironment } from './settings.ts'

export type InProcessOptions = {
  place: Place
  /** Who asks; they may do everything, and need not say why. */
  by: string
  look: Look
  /** Where previews are shown; null where there are none. */
  previews: PreviewSite | null
  /** The sentence of an error; null for a mistake of ours. */
  sentenceOf: (error: unknown) => string | null
}

/** The one environment that there is in process. */
export const ownEnvironment = 'production'

/**
 * The service's API for this process alone, on a registry itself: asks it as `fetch` would. What it does is written down in the
 * registry's history only.
 */
export function inProcess(options: InProcessOptions) {
  const { place, by, look, previews, sentenceOf } = options
  const forService = () => {
    throw new Refusal(
      409,
      'A rollout is taken from step to step by the release service: name it in RELEASES_URL, with your RELEASES_TOKEN.',
    )
  }
  const environment = {
    name: ownEnvironment,
    needsApproval: false,
    place,
    desk: releaseDesk(place),
    rollouts: { state: forService, begin: forService, end: forService, count: forService },
  }
  const service: ReleaseService = {
    settings: {
      ...settingsFromEnvironment({}),
      releases: place.root,
      previewKey: previews?.key ?? null,
      sites: new Map(previews ? [[ownEnvironment, previews.url]] : []),
      log: createLog('error'),
    },
    environments: new Map([[ownEnvironment, environment]]),
    store: place.store,
    access: async () => ({ name: by, roles: [], isOwner: true }),
    audit: {
      append: async () => {},
      newest: async () => [],
      published: async () => [],
    },
    look,
    redis: null,
    disk: new DiskRoom(place.root),
    isLeaving: () => false,
    leave: () => {},
    close: async () => {},
  }
  const app = createApp(service)
  // Who asks reads the answer in a terminal: nobody else would read a log.
  app.onError((error, c) => {
    const sentence = sentenceOf(error)
    if (!sentence) console.error(error)
    return c.json({ error: sentence ?? 'That is a mistake of ours.' }, 500)
  })
  return async (path: string, init: RequestInit): Promise<Response> =>
    app.request(path, { ...init, headers: { ...init.headers, authorization: 'Bearer own' } })
}
