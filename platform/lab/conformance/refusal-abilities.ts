import { type Api, type ApiAnswer, Unable } from './api.ts'
import { type Finding, tryAbility } from './finding.ts'

/** Every POST of the API and what the storefront does with it. */
const posts: [ability: string, path: string][] = [
  ['Pay a flight by card', '/bookings/create-checkout'],
  ['Request a flight by WhatsApp', '/bookings/whatsapp'],
  ['Pay a room by card', '/hotel-bookings/create-checkout'],
  ['Request a room by WhatsApp', '/hotels/whatsapp'],
  ['Pay a tour by card', '/tours/checkout'],
  ['Request a tour by WhatsApp', '/tours/whatsapp'],
  ['Pay a package by card', '/packages/checkout'],
  ['Request a package by WhatsApp', '/packages/whatsapp'],
  ['Send a message', '/contact/send'],
]

/** What can be learnt of the booking calls without booking: that they are there and refuse a body with nothing in it. */
export async function refusalAbilities(api: Api): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [ability, path] of posts) {
    findings.push(
      await tryAbility(ability, `POST ${path}`, async () => {
        const { status } = await api(path, { method: 'POST', body: {} })
        return limitsOfRefusal(status)
      }),
    )
  }
  return findings
}

function limitsOfRefusal(status: number): string[] {
  if (status >= 200 && status < 300) return ['accepts a body with nothing in it']
  if ([401, 403, 404, 405, 501].includes(status)) throw new Unable(`answers ${status}`)
  if (status === 429 || status >= 500) throw new Unable(`answers ${status} to an empty body`)
  return []
}

/** What the storefront does without, but a provider had better have. */
export async function safeguards(api: Api, origin: string): Promise<Finding[]> {
  const path = '/bookings/create-checkout'
  return [
    await tryAbility(
      'Be told an error in JSON',
      `POST ${path}`,
      async () => {
        const refused = await api(path, { method: 'POST', body: {} })
        if (refused.body === undefined) throw new Unable('a refusal is not JSON')
        return []
      },
      false,
    ),
    await tryAbility(
      'Keep forms of other sites out',
      `POST ${path}`,
      async () => {
        const headers = { 'content-type': 'text/plain', origin: 'https://other-site.example' }
        const { status } = await api(path, { method: 'POST', body: '{}', headers })
        return status === 415 ? [] : [`answers ${status} to text/plain, not 415`]
      },
      false,
    ),
    await tryAbility(
      `Call it from browsers at ${origin}`,
      `OPTIONS ${path}`,
      async () => preflightLimits(await preflight(api, path, origin), origin),
      false,
    ),
    await tryAbility(
      'Slow a flood down',
      'POST /contact/send',
      async () => {
        for (let call = 0; call < 12; call++) {
          const { status, headers } = await api('/contact/send', { method: 'POST', body: {} })
          if (status !== 429) continue
          return Number(headers.get('retry-after')) > 0 ? [] : ['429 comes without Retry-After']
        }
        throw new Unable('12 messages at once are never answered 429')
      },
      false,
    ),
  ]
}

function preflight(api: Api, path: string, origin: string): Promise<ApiAnswer> {
  return api(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  })
}

/** A storefront's server passes calls on; only one that lets its browsers call needs this. */
function preflightLimits({ headers }: ApiAnswer, origin: string): string[] {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed !== origin && allowed !== '*') throw new Unable('CORS does not allow this origin')
  const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase()
  if (names.includes('idempotency-key')) return []
  return ['CORS refuses Idempotency-Key: run the storefront with IDEMPOTENCY_KEYS=off']
}
