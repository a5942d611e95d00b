import type { ExposeName, LiveRemote } from '@storefront/contract'

/** One file to fetch ahead: absolute or root-relative address, and the hash its bytes must have. */
export type Asset = {
  url: string
  as: 'script' | 'style'
  integrity?: string
  /** Of a style: what the bundler's loader calls it, so that it takes an inlined one for loaded. */
  marker?: string
}

/** Every file that a visit needs of a remote: its entry, one expose and the screens shown. */
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
