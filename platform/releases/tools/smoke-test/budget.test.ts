import type { Registry } from '@storefront/contract'
import { plantedRelease } from '@storefront/releases/testing'
import { expect, test } from 'vitest'
import { overBudget } from './budget.ts'

const flights = { live: '1.0.0', versions: ['1.0.0'] }

test.each<[live: number | null, now: number, budgetKb: number | undefined, most: number | null]>([
  [100, 201, undefined, 200],
  [400, 600, undefined, null],
  [400, 601, undefined, 600],
  [400, 301, 300, 300],
  [null, 900, undefined, null],
])(
  'with %s kB live, a version of %d kB and a budget of %s may have at most %s',
  async (live, now, budgetKb, most) => {
    const planted = (version: string) => plantedRelease('flights', version).release
    const kb: Record<string, number> = { '1.0.0': live ?? 0, '1.1.0': now }
    const store = {
      read: async (_: string, version: string) => planted(version),
      readFile: async (_: string, version: string) => Buffer.alloc(1000 * (kb[version] ?? 0)),
    }
    const registry: Registry = { revision: 1, remotes: live === null ? {} : { flights } }
    const release = { ...planted('1.1.0'), ...(budgetKb && { budgetKb }) }
    const sentence = `flights 1.1.0 has ${now} kB of scripts and styles, uncompressed (the largest is entry.js, ${now} kB), 1.0.0 has ${live} kB: at most ${most} kB may go live (budgetKb in remote.config.ts).`
    expect(await overBudget(registry, store as never, release)).toBe(most && sentence)
  },
)
