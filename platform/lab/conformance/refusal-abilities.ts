import { operations } from '../../commands/contract/operations.ts'
import { type Api, Unable } from './api.ts'
import type { Attempt } from './finding.ts'

/** Tries all POST calls without booking: each must refuse an empty body. */
export async function refusalAbilities(api: Api, attempt: Attempt): Promise<void> {
  for (const { path } of operations.filter(({ method }) => method === 'post')) {
    await attempt(`POST ${path}`, path, async (path, limits) => {
      const { status } = await api(path, { method: 'POST', body: {} })
      if (status < 300) limits.push('accepts a body with nothing in it')
      if ([401, 403, 404, 405, 429].includes(status) || status >= 500)
        throw new Unable(`answers ${status} to an empty body`)
    })
  }
}

/** Tries safeguards that a provider should have; browsers at `origin` need the last one to call it directly. */
export async function safeguards(api: Api, attempt: Attempt, origin: string): Promise<void> {
  const path = '/bookings/create-checkout'
  const call = `POST ${path}`
  const isNeeded = false
  await attempt(
    call,
    path,
    async (path) => {
      const { body } = await api(path, { method: 'POST', body: {} })
      if (body === undefined) throw new Unable('a refusal is not JSON')
    },
    { ability: 'Says an error in JSON', isNeeded },
  )
  await attempt(
    call,
    { 'content-type': 'text/plain', origin: 'https://other-site.example' },
    async (headers, limits) => {
      const { status } = await api(path, { method: 'POST', body: '{}', headers })
      if (status !== 415) limits.push(`answers ${status} to text/plain, not 415`)
    },
    { ability: 'Keeps forms of other sites out', isNeeded },
  )
  await attempt(
    'POST /contact/send',
    '/contact/send',
    async (path, limits) => {
      for (let call = 0; call < 12; call++) {
        const { status, headers } = await api(path, { method: 'POST', body: {} })
        if (status !== 429) continue
        if (!(Number(headers.get('retry-after')) > 0)) limits.push('429 comes without Retry-After')
        return
      }
      throw new Unable('12 messages at once are never answered 429')
    },
    { ability: 'Slows a flood down', isNeeded },
  )
  await attempt(
    `OPTIONS ${path}`,
    {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
    async (preflight, limits) => {
      const { headers } = await api(path, { method: 'OPTIONS', headers: preflight })
      const allowed = headers.get('access-control-allow-origin')
      if (allowed !== origin && allowed !== '*') throw new Unable('CORS does not allow this origin')
      const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase()
      if (!names.includes('idempotency-key'))
        limits.push('CORS refuses Idempotency-Key: run the storefront with IDEMPOTENCY_KEYS=off')
    },
    { ability: `Is called from browsers at ${origin}`, isNeeded },
  )
}
