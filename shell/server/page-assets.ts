import type { Release } from '@storefront/contract'
import { type Asset, assetsFor } from '@storefront/federation/assets'
import type { LiveRemotes } from './live-remotes.ts'
import type { ReleaseSource } from './release-source.ts'

/** A file that a page starts with; `text` is there for a style that is written into the page. */
export type PageAsset = Asset & { text?: string }

/** Lists what a page starts with, from the releases' own lists, and reads its styles once per release. */
export class PageAssets {
  private readonly source: ReleaseSource
  private readonly styles = new Map<string, string>()

  constructor(source: ReleaseSource) {
    this.source = source
  }

  /** Files of exactly these exposes (`flights/routes`) and of the screens shown. */
  async list(
    remotes: LiveRemotes,
    exposes: string[],
    screens: { remote: string; screen: string }[],
  ): Promise<PageAsset[]> {
    const assets = await Promise.all(
      exposes.flatMap((key) => {
        const [name = '', expose] = key.split('/')
        const live = remotes[name]
        if (!live) return []
        const shown = screens.filter(({ remote }) => remote === name).map(({ screen }) => screen)
        const files = assetsFor(live, `./${expose}` as './routes', expose === 'routes' ? shown : [])
        return files.map((asset) => this.withText(live, asset))
      }),
    )
    return [...new Map(assets.map((asset) => [asset.url, asset])).values()]
  }

  private async withText(live: LiveRemotes[string], asset: Asset): Promise<PageAsset> {
    if (asset.as !== 'style') return asset
    const text =
      this.styles.get(asset.url) ??
      (await this.read(live.release, asset.url.slice(live.baseUrl.length)))
    if (text === null) return asset
    this.styles.set(asset.url, text)
    return { ...asset, text }
  }

  /** A style that cannot be read here is linked instead: the browser asks for it itself. */
  private async read(release: Release, file: string): Promise<string | null> {
    try {
      return await this.source.text(release, file)
    } catch (error) {
      console.error(`A style of ${release.name} cannot be written into pages:`, error)
      return null
    }
  }
}
