import { appsOf, type HistoryEntry } from '@storefront/releases'
import type * as v from 'valibot'
import { askService, type Call, calls, RefusedError } from '../../service/src/calls.ts'
import type { Change, ChangeBody, rolloutBody } from '../../service/src/wire.ts'
import type { ReleaseApi } from './release-api.ts'

/** Entries of the history that are asked for at once. */
const limit = 500

/** What a person does with releases, by the API of a service; all changes are for one reason. Throws RefusedError, UnreachableError. */
export function releaseDeskAt(api: ReleaseApi, reason: string | null) {
  const { environment } = api
  const read = <T>(call: Call<T>) => askService(api, call)
  const change = async <T>(call: Call<T>) => {
    if (!reason && api.wantsReason) throw new RefusedError('Say why: --reason "what it is for".')
    return read(reason ? { ...call, body: { ...call.body, reason } } : call)
  }
  return {
    registry: () => read(calls.registry(environment)),
    /** Oldest first. */
    history: async (): Promise<HistoryEntry[]> => {
      const entries: HistoryEntry[] = []
      for (;;) {
        const before = entries[0]?.revision ?? null
        const older = await read(calls.history(environment, { limit, before }))
        entries.unshift(...older.reverse())
        if (older.length < limit) return entries
      }
    },
    /** The versions that were published of an app, or of every known one, and what they are here. */
    versions: (app?: string) => read(calls.versions(environment, app)),
    differences: (app: string, from: string, to: string) =>
      read(calls.differences(environment, app, from, to)),
    /** Makes one change; answers its entry in the history. */
    change: <C extends Change>(resource: C, body: ChangeBody<C>) =>
      change(calls.change(environment, resource, body)),
    /** Makes versions live; null, and nothing is done, where each of them is already and has no canary beside it. */
    promote: async (body: ChangeBody<'promotions'>): Promise<HistoryEntry | null> => {
      const apps = appsOf(await read(calls.registry(environment)))
      const versions = Object.entries(body.versions)
      const isLive = versions.every(
        ([app, version]) => apps[app]?.live === version && !apps[app].canary,
      )
      if (isLive && versions.length > 0) return null
      return change(calls.change(environment, 'promotions', body))
    },
    /** Begins a rollout, which goes on by itself. */
    rollout: (body: v.InferOutput<typeof rolloutBody>) => change(calls.rollout(environment, body)),
    /** Throws RefusedError where there are no links that show versions. */
    expectPreviews: async (): Promise<void> => {
      const all = await read(calls.environments())
      if (all.some(({ name, hasPreviews }) => name === environment && hasPreviews)) return
      throw new RefusedError(
        `${environment} has no previews: set PREVIEW_KEY, and its site in SITES, at the release service.`,
      )
    },
    /** A link that shows versions for so many hours. */
    preview: async (versions: Record<string, string>, expiresInHours: number) => {
      const asked = calls.preview(environment, { versions, expiresInHours })
      const { url, expiresAt } = await change(asked)
      return { url, expiresAt: new Date(expiresAt) }
    },
    /** A browser's stack with release, source file and line in place of scripts. Throws RefusedError where it has none of a release. */
    trace: async (stack: string): Promise<string> => {
      const traced = (await read(calls.trace(stack))).stack
      if (traced !== stack) return traced
      throw new RefusedError(
        'Nothing in it is a place in a script of a release that is published here: /remotes/flights/1.1.0/entry.js:1:52 is one.',
      )
    },
  }
}

export type Desk = ReturnType<typeof releaseDeskAt>
