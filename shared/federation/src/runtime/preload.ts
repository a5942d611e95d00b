import type { ExposeName, LiveRemote } from '@storefront/contract'
import { assetsFor } from './assets.ts'

/** Adds a preload hint for every file of a coming visit; a file already hinted is left alone. */
export function preloadAssets(live: LiveRemote, expose: ExposeName, screens: string[]): void {
  for (const asset of assetsFor(live, expose, screens)) {
    if (document.querySelector(`link[href="${CSS.escape(asset.url)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = asset.as
    link.href = asset.url
    link.crossOrigin = 'anonymous'
    if (asset.integrity) link.integrity = asset.integrity
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}
