import type { HistoryEntry } from '@storefront/releases'
import type * as v from 'valibot'
import {
  type Change,
  type ChangeBody,
  changeAnswer,
  differencesAnswer,
  environmentsAnswer,
  historyAnswer,
  previewAnswer,
  registryAnswer,
  rolloutAnswer,
  type rolloutBody,
  traceAnswer,
  versionsAnswer,
} from '../../service/src/wire.ts'
import { askService, type ReleaseApi, ServiceRefusalError } from './release-api.ts'

type Asked<B> = Omit<B, 'reason'>

const headers = { 'content-type': 'application/json' }

/** Entries of the history that are asked for at once. */
const many = 500

/** What a person does with releases, by the API of a service; all changes are for one reason. Throws ServiceRefusalError. */
export function releaseDeskAt(api: ReleaseApi, reason: string | null) {
  const place = `/environments/${encodeURIComponent(api.environment)}`
  const get = <T>(resource: string, answer: v.GenericSchema<unknown, T>) =>
    askService(api, `${place}/${resource}`, answer)
  const post = async <T>(resource: string, body: object, answer: v.GenericSchema<unknown, T>) => {
    if (!reason && api.wantsReason)
      throw new ServiceRefusalError('Say why: --reason "what it is for".')
    return askService(api, `${place}/${resource}`, answer, {
      method: 'POST',
      headers,
      body: JSON.stringify(reason ? { ...body, reason } : body),
    })
  }
  return {
    registry: () => get('registry', registryAnswer),
    /** Oldest first. */
    history: async (): Promise<HistoryEntry[]> => {
      const entries: HistoryEntry[] = []
      for (;;) {
        const before = entries[0] ? `&before=${entries[0].revision}` : ''
        const older = await get(`history?limit=${many}${before}`, historyAnswer)
        entries.unshift(...older.reverse())
        if (older.length < many) return entries
      }
    },
    /** The versions that were published of an app, or of every known one, and what they are here. */
    versions: (app?: string) =>
      get(`versions${app ? `?${new URLSearchParams({ app })}` : ''}`, versionsAnswer),
    differences: (app: string, from: string, to: string) =>
      get(`differences?${new URLSearchParams({ app, from, to })}`, differencesAnswer),
    /** Makes one change; answers its entry in the history. */
    change: <C extends Change>(resource: C, body: Asked<ChangeBody<C>>) =>
      post(resource, body, changeAnswer),
    /** Begins a rollout, which goes on by itself. */
    rollout: (body: Asked<v.InferOutput<typeof rolloutBody>>) =>
      post('rollouts', body, rolloutAnswer),
    /** Throws ServiceRefusalError where there are no links that show versions. */
    expectPreviews: async (): Promise<void> => {
      const all = await askService(api, '/environments', environmentsAnswer)
      if (all.some(({ name, hasPreviews }) => name === api.environment && hasPreviews)) return
      throw new ServiceRefusalError(
        `${api.environment} has no previews: set PREVIEW_KEY, and its site in SITES, at the release service.`,
      )
    },
    /** A link that shows versions for so many hours. */
    preview: async (versions: Record<string, string>, expiresInHours: number) => {
      const { url, expiresAt } = await post('previews', { versions, expiresInHours }, previewAnswer)
      return { url, expiresAt: new Date(expiresAt) }
    },
    /** A browser's stack with release, source file and line in place of scripts. */
    trace: async (stack: string): Promise<string> => {
      const asked = { method: 'POST', headers, body: JSON.stringify({ stack }) }
      return (await askService(api, '/trace', traceAnswer, asked)).stack
    },
  }
}

export type Desk = ReturnType<typeof releaseDeskAt>
