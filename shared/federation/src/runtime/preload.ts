import type { ExposeName, LiveRemote } from '@storefront/contract'
import { assetsFor } from './assets.ts'

/** Asks for every file of an expose at once, before its entry has said which they are; a file hinted already is left alone. */
export function preloadAssets(live: LiveRemote, expose: ExposeName): void {
  for (const asset of assetsFor(live, expose)) {
    if (document.querySelector(`link[href="${CSS.escape(asset.url)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = asset.as
    link.href = asset.url
    // The same request as the loader's, or the browser makes both.
    link.crossOrigin = 'anonymous'
    if (asset.integrity) link.integrity = asset.integrity
    document.head.append(link)
  }
}
