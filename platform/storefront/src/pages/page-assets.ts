import type { Release } from '@storefront/contract'
import { type Asset, assetsFor } from '@storefront/federation/assets'
import { integrityOf } from '@storefront/releases'
import { hydratesLater, type Remotes } from '@storefront/shell'
import { log } from '../operations/log.ts'
import type { ReleaseSource } from '../releases/release-source.ts'

/** A file that a page loads at its start. */
export type PageAsset = Asset & {
  /** True for a file that the sent HTML does not need yet: it is preloaded without blocking. */
  isHint?: boolean
  /** Text of an inlined style. */
  text?: string
}

/** Rendered exposes (`flights/routes`) and the screens shown. */
export type Shown = { rendered: string[]; screens: { remote: string; screen: string }[] }

/** Lists the files of a page, and reads its styles once per release. */
export class PageAssets {
  private readonly source: ReleaseSource
  private readonly styles = new Map<string, string>()

  constructor(source: ReleaseSource) {
    this.source = source
  }

  /** Files of these exposes and of the screens shown, without scripts of parts that are hydrated later. */
  async list(
    remotes: Remotes,
    exposes: string[],
    { rendered, screens }: Shown,
  ): Promise<PageAsset[]> {
    const assets = await Promise.all(
      exposes.flatMap((key) => {
        const isRendered = rendered.includes(key)
        return filesOf(remotes, key, screens)
          .filter(({ asset: { as } }) => as === 'style' || !isRendered || !hydratesLater(key))
          .map(({ live, asset }) =>
            isRendered ? this.withText(live, asset) : { ...asset, isHint: true },
          )
      }),
    )
    // A file of both a rendered and a later part is no hint: the last entry of an address counts.
    const hintsFirst = [
      ...assets.filter(({ isHint }) => isHint),
      ...assets.filter(({ isHint }) => !isHint),
    ]
    return [...new Map(hintsFirst.map((asset) => [asset.url, asset])).values()]
  }

  /** True when all styles of these exposes are in memory. */
  haveText(remotes: Remotes, exposes: string[]): boolean {
    return exposes
      .flatMap((key) => filesOf(remotes, key, []))
      .every(({ asset: { as, url } }) => as !== 'style' || this.styles.has(url))
  }

  private async withText(live: Remotes[string], asset: Asset): Promise<PageAsset> {
    if (asset.as !== 'style') return asset
    const text =
      this.styles.get(asset.url) ??
      (await this.read(live.release, asset.url.slice(live.baseUrl.length)))
    if (text === null) return asset
    this.styles.set(asset.url, text)
    return { ...asset, text }
  }

  /** Null for a style that cannot be read or was altered. The page links it instead. */
  private async read(release: Release, file: string): Promise<string | null> {
    try {
      const bytes = await this.source.file(release, file)
      if (integrityOf(bytes) !== release.integrity[file])
        throw new Error(`${file} is not the file that was released.`)
      return String(bytes)
    } catch (error) {
      log.error({ error }, `a style of ${release.name} cannot be written into pages`)
      return null
    }
  }
}

/** Files of an expose and of its shown screens; empty for a remote that is not live. */
function filesOf(remotes: Remotes, key: string, screens: Shown['screens']) {
  const [name = '', expose] = key.split('/')
  const live = remotes[name]
  if (!live) return []
  const shown = screens.filter(({ remote }) => remote === name).map(({ screen }) => screen)
  const files = assetsFor(live, `./${expose}` as './routes', expose === 'routes' ? shown : [])
  return files.map((asset) => ({ live, asset }))
}
