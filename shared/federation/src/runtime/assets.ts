import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { ExposeName, LiveRemote } from '@storefront/contract'
import type { RemoteOnPage } from './remote-on-page.ts'

/** File to preload: absolute or root-relative address, and its hash. */
export type Asset = {
  url: string
  as: 'script' | 'style'
  integrity?: string
  /** Bundler's name of a stylesheet. Its loader finds an inlined stylesheet by this name. */
  marker?: string
}

/** Files of a visit: entry, expose and shown screens, styles first. */
export function assetsFor(
  { release, baseUrl }: LiveRemote,
  expose: ExposeName,
  screens: string[] = [],
): Asset[] {
  const lists = [release.exposes[expose], ...screens.map((screen) => release.screens[screen])]
  const js = [release.entry, ...lists.flatMap((list) => list?.js ?? [])]
  const css = lists.flatMap((list) => list?.css ?? [])
  const asset = (file: string, as: Asset['as']): Asset => {
    const integrity = release.integrity[file]
    const chunk = release.styleChunks?.[file]
    return {
      url: `${baseUrl}${file}`,
      as,
      ...(integrity ? { integrity } : {}),
      ...(chunk ? { marker: `${release.name}:chunk-${chunk}` } : {}),
    }
  }
  return [
    ...[...new Set(css)].map((file) => asset(file, 'style')),
    ...[...new Set(js)].map((file) => asset(file, 'script')),
  ]
}

/**
 * Preloads the files of an expose, and the loaders of its routes, together with the entry, which would request them
 * only after it has run.
 */
export function preloadFiles(
  remoteOf: (remote: string) => RemoteOnPage | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'preload-files',
    beforeRequest: (request) => {
      const [remote = '', expose] = request.id.split('/')
      const page = remoteOf(remote)
      if (page && !page.isInUse) preloadAssets(page.current, `./${expose}` as ExposeName)
      return request
    },
  }
}

function preloadAssets(live: LiveRemote, expose: ExposeName): void {
  for (const asset of assetsFor(live, expose, expose === './routes' ? ['calls'] : [])) {
    if (document.querySelector(`link[href="${CSS.escape(asset.url)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = asset.as
    link.href = asset.url
    // Must match the loader's request, or the browser fetches the file twice.
    link.crossOrigin = 'anonymous'
    if (asset.integrity) link.integrity = asset.integrity
    document.head.append(link)
  }
}
