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
import type { Desk } from './desk.ts'
import { callService, type ServiceAccess, ServiceRefusalError } from './service-client.ts'

/** The desk at a release service, which identifies the caller by a token, renders what is to go live, and requires a reason. */
export function serviceDesk(access: ServiceAccess, reason: string | null): Desk {
  const place = `/environments/${encodeURIComponent(access.environment)}`
  const because = () => {
    if (!reason) throw new ServiceRefusalError('Say why: --reason "what it is for".')
    return { reason }
  }
  const post = <T>(resource: string, body: object, answer: v.GenericSchema<unknown, T>) =>
    callService(access, `${place}/${resource}`, answer, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const change = (resource: string, body: object) =>
    post(resource, { ...body, ...because() }, changeAnswer)
  return {
    registry: () => callService(access, `${place}/registry`, registryAnswer),
    history: async () =>
      (await callService(access, `${place}/history?limit=500`, historyAnswer)).reverse(),
    versions: async (name) => {
      const all = await callService(access, `${place}/versions`, versionsAnswer)
      return (all[name] ?? []).map(({ version }) => version)
    },
    differences: (app, from, to) => {
      const query = new URLSearchParams({ app, from, to })
      return callService(access, `${place}/differences?${query}`, differencesAnswer)
    },
    promote: async (versions, options) => change('promotions', { versions, ...options }),
    canary: async (app, version, percent, options) =>
      change('canaries', { app, version, percent, ...options }),
    rollout: async (asked) => post('rollouts', { ...asked, ...because() }, rolloutAnswer),
    rollback: async (app) => change('rollbacks', { app }),
    retire: async (app) => change('retirements', { app }),
    approve: async (versions) => change('approvals', { versions }),
    pin: async (app, version) => change('pins', { app, version }),
    unpin: async (app, version) => change('unpins', { app, version }),
    preview: async (versions, { hours: expiresInHours }) => {
      const asked = { versions, expiresInHours, ...because() }
      const { url, expiresAt } = await post('previews', asked, previewAnswer)
      return { url, expiresAt: new Date(expiresAt) }
    },
    prove: (proof) => post('proofs', proof, changeAnswer),
  }
}
