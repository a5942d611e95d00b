import type { ProvenTuple, Registry } from '@storefront/contract'
import type { HistoryEntry, PromoteOptions } from '@storefront/releases'
import type * as v from 'valibot'
import {
  changeAnswer,
  differencesAnswer,
  historyAnswer,
  previewAnswer,
  registryAnswer,
  rolloutAnswer,
  versionsAnswer,
} from '../../service/src/wire.ts'
import type { AskedRollout } from '../rollout.ts'
import { askService, type ReleaseApi, ServiceRefusalError } from './release-api.ts'

type Versions = Record<string, string>
type Waived = Pick<PromoteOptions, 'withoutServer'>

/** Entries of the history that are asked for at once. */
const many = 500

/** What a person does with releases, by the API of a service. Each change is answered by its entry in the history. Throws ServiceRefusalError. */
export function releaseDeskAt(api: ReleaseApi, reason: string | null) {
  const place = `/environments/${encodeURIComponent(api.environment)}`
  const because = () => {
    if (!reason && api.wantsReason)
      throw new ServiceRefusalError('Say why: --reason "what it is for".')
    return reason ? { reason } : {}
  }
  const get = <T>(resource: string, answer: v.GenericSchema<unknown, T>) =>
    askService(api, `${place}/${resource}`, answer)
  const post = <T>(resource: string, body: object, answer: v.GenericSchema<unknown, T>) =>
    askService(api, `${place}/${resource}`, answer, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const change = async (resource: string, body: object) =>
    post(resource, { ...body, ...because() }, changeAnswer)
  return {
    registry: (): Promise<Registry> => get('registry', registryAnswer),
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
    /** The versions that were published of a remote, or of the shell. */
    versions: async (name: string): Promise<string[]> =>
      Object.values(await get(`versions?${new URLSearchParams({ app: name })}`, versionsAnswer))
        .flat()
        .map(({ version }) => version),
    differences: (app: string, from: string, to: string) =>
      get(`differences?${new URLSearchParams({ app, from, to })}`, differencesAnswer),
    promote: (versions: Versions, options: Waived & { onlyProven?: boolean }) =>
      change('promotions', { versions, ...options }),
    canary: (app: string, version: string, percent: number, options: Waived) =>
      change('canaries', { app, version, percent, ...options }),
    /** Begins a rollout, which goes on by itself. */
    rollout: async (asked: AskedRollout) =>
      post('rollouts', { ...asked, ...because() }, rolloutAnswer),
    rollback: (app: string) => change('rollbacks', { app }),
    retire: (app: string) => change('retirements', { app }),
    approve: (versions: Versions) => change('approvals', { versions }),
    pin: (app: string, version: string) => change('pins', { app, version }),
    unpin: (app: string, version: string) => change('unpins', { app, version }),
    /** A link that shows versions for so many hours. */
    preview: async (versions: Versions, hours: number) => {
      const asked = { versions, expiresInHours: hours, ...because() }
      const { url, expiresAt } = await post('previews', asked, previewAnswer)
      return { url, expiresAt: new Date(expiresAt) }
    },
    prove: (proof: Omit<ProvenTuple, 'by' | 'provenAt'>) => post('proofs', proof, changeAnswer),
  }
}

export type Desk = ReturnType<typeof releaseDeskAt>
