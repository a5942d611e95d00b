import type { Registry } from '@storefront/contract'
import type { Health, Role, Rollout, Version } from '../../service/src/wire.ts'

type Asked = { method: string; path: string; body: unknown }

/** What a fake service answers; anything may be changed while it runs. */
export type FakeService = {
  me: { name: string; roles: Role[] }
  registries: Record<string, Registry>
  versions: Record<string, Version[]>
  health: Health[]
  rollouts: Rollout[]
  /** Answered to every change instead of making it. */
  refusal: { status: number; error: string } | null
  /** No call gets an answer. */
  isDown: boolean
  /** Every change that was asked for. */
  asked: Asked[]
  fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>
}

const at = '2026-11-22T17:10:00.000Z'

/** A release service in this page: two environments, flights 1.1.0 ahead in staging. */
export function fakeService(): FakeService {
  const service: FakeService = {
    me: { name: 'Ana', roles: ['team:flights', 'read'] },
    registries: {
      staging: registry(7, '1.1.0', { canary: { version: '1.2.0', percent: 20 } }),
      production: registry(4, '1.0.0', {}),
    },
    versions: {
      flights: [
        version('1.2.0', '2026-11-22T16:00:00.000Z', []),
        version('1.1.0', '2026-11-20T09:30:00.000Z', []),
        version('1.0.0', '2026-11-02T09:30:00.000Z', ['live']),
      ],
      hotels: [version('2.0.0', '2026-11-02T09:30:00.000Z', ['live'])],
      shell: [version('1.0.3', '2026-11-02T09:30:00.000Z', ['live', 'pinned'])],
    },
    health: [
      health('flights', '1.0.0', { pages: 12_402, loads: 12_390, failures: 3 }),
      health('flights', '1.2.0', {
        pages: 610,
        loads: 604,
        errors: 21,
        lastError: { name: 'TypeError', at, place: 'screen-results.js:1:5204' },
      }),
      health('hotels', '2.0.0', { pages: 8_211, loads: 8_211 }),
    ],
    rollouts: [],
    refusal: null,
    isDown: false,
    asked: [],
    fetch: async (address, init) => {
      if (service.isDown) throw new TypeError('Failed to fetch')
      const { pathname } = new URL(String(address), 'http://service')
      const method = init?.method ?? 'GET'
      if (method === 'GET') return answer(readOf(service, pathname))
      const body: unknown = JSON.parse(String(init?.body))
      if (pathname === '/api/trace')
        return answer({ stack: 'flights 1.2.0 flights/src/screens/ResultsScreen.tsx:31:12' })
      service.asked.push({ method, path: pathname, body })
      if (service.refusal) return answer({ error: service.refusal.error }, service.refusal.status)
      return answer(change(service, pathname))
    },
  }
  return service
}

function readOf(service: FakeService, path: string): unknown {
  const [, , resource, environment = '', part = ''] = path.split('/')
  if (resource === 'me') return service.me
  if (resource === 'audit') return [audit]
  if (part === '')
    return Object.keys(service.registries).map((name) => ({
      name,
      needsApproval: name === 'guarded',
      hasPreviews: false,
    }))
  const registry = service.registries[environment]
  const answers: Record<string, unknown> = {
    registry,
    versions: service.versions,
    health: service.health,
    rollouts: service.rollouts,
    history: [{ revision: 4, at, by: 'Ana', changes: [promoted], registry }],
    differences: {
      added: ['checkout.3f2a.js'],
      removed: [],
      changed: ['remoteEntry.js'],
      description: ['mounts: ["flights"] → ["flights","fares"]'],
      bytes: { from: 212_000, to: 215_400 },
      contract: { from: '1.0.0', to: '1.1.0' },
    },
  }
  return answers[part]
}

/** A change of flights takes effect at once: 1.2.0 is live in production. */
function change(service: FakeService, path: string): unknown {
  if (path.includes('/rollouts')) return { ...rollout, state: 'running' }
  const registry = service.registries.production
  if (!registry) throw new Error('There is no production.')
  service.registries.production = {
    ...registry,
    revision: registry.revision + 1,
    remotes: {
      ...registry.remotes,
      flights: { live: '1.2.0', lastGood: '1.0.0', versions: ['1.0.0', '1.2.0'] },
    },
  }
  service.versions.flights = [
    version('1.2.0', '2026-11-22T16:00:00.000Z', ['live']),
    version('1.1.0', '2026-11-20T09:30:00.000Z', []),
    version('1.0.0', '2026-11-02T09:30:00.000Z', ['last good']),
  ]
  const changed = service.registries.production
  return { revision: changed.revision, at, by: 'Ana', changes: [promoted], registry: changed }
}

const promoted = {
  kind: 'promote',
  remote: 'flights',
  from: '0.9.0',
  to: '1.0.0',
  reason: 'fares by month',
}

const audit = {
  id: 12,
  at,
  who: 'Ana',
  roles: ['team:flights'],
  verb: 'promote',
  environment: 'production',
  app: 'hotels',
  reason: 'mine',
  outcome: 'refused',
  sentence: 'Ana (team:flights) may not promote hotels: that takes team:hotels.',
  revision: null,
  version: '2.0.0',
  commit: null,
}

/** A rollout at its second step. */
export const rollout: Rollout = {
  id: 'r1',
  app: 'flights',
  version: '1.2.0',
  steps: [5, 25, 100],
  step: 1,
  percent: 25,
  everySeconds: 600,
  state: 'running',
  verdict: null,
  startedAt: at,
  visitors: 1204,
}

function registry(revision: number, flights: string, more: object): Registry {
  const versions = { flights, hotels: '2.0.0' }
  return {
    revision,
    shell: { live: '1.0.3', versions: ['1.0.3'] },
    remotes: {
      flights: { live: flights, lastGood: '0.9.0', versions: ['0.9.0', flights], ...more },
      hotels: { live: '2.0.0', versions: ['2.0.0'] },
    },
    compositions: [
      {
        versions: { ...versions, flights: '1.0.0' },
        provenAt: at,
        by: 'QA',
        journeys: 'all',
        passed: 61,
      },
      {
        versions: { ...versions, flights: '1.2.0' },
        provenAt: at,
        by: 'QA',
        journeys: 'all',
        passed: 61,
      },
    ],
  }
}

function version(number: string, publishedAt: string, marks: Version['marks']): Version {
  return {
    version: number,
    bytes: 212_345,
    contract: '1.1.0',
    commit: '9b8848f0c1d2',
    note: 'fares by month',
    publishedAt,
    marks,
    misfit: null,
  }
}

function health(app: string, version: string, told: Partial<Health>): Health {
  return {
    app,
    version,
    pages: 0,
    loads: 0,
    failures: 0,
    errors: 0,
    medianMs: 184,
    slowMs: 1204,
    vitals: { lcp: 1480, inp: 96, cls: 0.02 },
    lastError: null,
    days: [
      { day: '2026-11-21', loads: told.loads ?? 0, failures: 0, errors: 0 },
      { day: '2026-11-22', loads: 90, failures: 1, errors: 2 },
    ],
    ...told,
  }
}

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status })
}
