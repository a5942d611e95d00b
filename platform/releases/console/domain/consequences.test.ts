import type { Registry } from '@storefront/contract'
import { expect, test } from 'vitest'
import { consequencesOf } from './consequences.ts'
import type { Intent } from './intent.ts'

const registry: Registry = {
  revision: 4,
  shell: { live: '1.0.0', versions: ['1.0.0'] },
  remotes: {
    flights: {
      live: '1.1.0',
      lastGood: '1.0.0',
      versions: ['1.0.0', '1.1.0'],
      canary: { version: '1.2.0', percent: 20 },
    },
    hotels: { live: '2.0.0', versions: ['2.0.0'] },
  },
  compositions: [
    {
      versions: { flights: '1.2.0', hotels: '2.0.0' },
      provenAt: '2026-11-22T12:00:00.000Z',
      by: 'QA',
      journeys: 'all',
      passed: 61,
    },
  ],
}

const environment = 'production'
const flights = { environment, app: 'flights', version: '1.2.0' }
const stays = 'Open pages keep the versions they started with.'
const canaryEnds = 'The canary 1.2.0 (20 %) ends.'
const promote = (versions: Record<string, string>, onlyProven = false): Intent => ({
  kind: 'promote',
  environment,
  versions,
  onlyProven,
})

test.each<[what: string, intent: Intent, sentences: string[]]>([
  [
    'a proven version goes live',
    promote({ flights: '1.2.0' }),
    [
      'New pages in production get flights 1.2.0 instead of 1.1.0.',
      canaryEnds,
      stays,
      'What is then live passed 61 journeys together.',
    ],
  ],
  [
    'a version that was never proven',
    promote({ hotels: '2.1.0' }),
    [
      'New pages in production get hotels 2.1.0 instead of 2.0.0.',
      stays,
      'What is then live never passed the journeys together.',
    ],
  ],
  [
    'a first version, where only proven ones may go live',
    promote({ cruises: '1.0.0' }, true),
    [
      'cruises goes live in production with 1.0.0.',
      stays,
      'What is then live never passed the journeys together: the service will refuse.',
    ],
  ],
  [
    'what is live already',
    promote({ shell: '1.0.0' }),
    [
      'shell 1.0.0 is live already.',
      stays,
      'What is then live never passed the journeys together.',
    ],
  ],
  [
    'a way back',
    { kind: 'rollback', environment, app: 'flights' },
    ['New pages in production get flights 1.0.0 again instead of 1.1.0.', canaryEnds, stays],
  ],
  [
    'another canary',
    { kind: 'canary', ...flights, version: '1.3.0', percent: 5 },
    [
      '5 % of the visitors of production get flights 1.3.0, always the same ones; the others get 1.1.0.',
      canaryEnds,
    ],
  ],
  [
    'more visitors for the same canary',
    { kind: 'canary', ...flights, percent: 50 },
    [
      '50 % of the visitors of production get flights 1.2.0, always the same ones; the others get 1.1.0.',
    ],
  ],
  [
    'the end of a canary',
    { kind: 'canary', ...flights, percent: 0 },
    ['All visitors of production get flights 1.1.0 again.'],
  ],
  [
    'a rollout',
    { kind: 'rollout', ...flights, steps: [5, 25, 100], everySeconds: 90 },
    [
      'Visitors of production who get flights 1.2.0: 5 % at once, 25 % after 90 s, 100 % after 3 min. It is live then.',
      'Each step waits until the figures from browsers are healthy; a version that is worse is taken back automatically.',
    ],
  ],
  [
    'the end of a rollout',
    { kind: 'end rollout', ...flights, id: 'r1' },
    ['All visitors of production get flights 1.1.0 again.'],
  ],
  [
    'an approval',
    { kind: 'approve', environment, versions: { flights: '1.2.0' } },
    ['flights 1.2.0 may go live in production. Nothing changes for visitors yet.'],
  ],
])('%s', (_, intent, sentences) => {
  expect(consequencesOf(intent, registry)).toEqual(sentences)
})
