import type { Remotes } from '@storefront/shell'
import { readConfig } from '../../storefront/src/config.ts'
import { type KeptPage, staticPage } from './kept-pages.ts'
import type { Backend } from './network/backend.ts'
import type { OneBundle } from './one-bundle/build.ts'
import { oneBundlePages } from './one-bundle/pages.ts'

export type ArmName = 'federated' | 'one bundle' | 'one script' | 'static'

/** What is compared, by name (docs/performance.md says what each one is). */
export type Arms = Record<ArmName, Backend>

export type ArmsOptions = {
  storefront: string
  remotes: Remotes
  split: OneBundle
  whole: OneBundle
  kept: Map<string, KeptPage>
}

/** The four sites that answer the same addresses. */
export async function createArms(options: ArmsOptions): Promise<Arms> {
  const { storefront, remotes, split, whole, kept } = options
  const config = readConfig({ PROVIDER_URL: storefront })
  const still = new Map([...kept].map(([path, page]) => [path, staticPage(page)]))
  const site = { config, remotes, kept }
  return {
    federated: { storefront },
    'one bundle': {
      storefront,
      own: await oneBundlePages({ ...site, bundle: split, isRendered: true }),
    },
    'one script': {
      storefront,
      own: await oneBundlePages({ ...site, bundle: whole, isRendered: false }),
    },
    static: { storefront, own: async (path) => still.get(path) ?? null },
  }
}
