import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Asset, assetsFor } from '@storefront/federation/assets'
import { type LiveRemotes, remotesBase } from './live-remotes.ts'

/** A file that a page starts with; `text` is there for a style that is written into the page. */
export type PageAsset = Asset & { text?: string }

/** Lists what a page starts with, from the releases' own lists, and reads its styles once per release. */
export class PageAssets {
  private readonly releases: string
  private readonly styles = new Map<string, string>()

  constructor(releases: string) {
    this.releases = releases
  }

  /** Files of exactly the exposes rendered (`flights/routes`) and the screens shown. */
  async list(
    remotes: LiveRemotes,
    rendered: string[],
    screens: { remote: string; screen: string }[],
  ): Promise<PageAsset[]> {
    const assets = rendered.flatMap((key) => {
      const [name = '', expose] = key.split('/')
      const live = remotes[name]
      if (!live) return []
      const shown = screens.filter(({ remote }) => remote === name).map(({ screen }) => screen)
      return assetsFor(live, `./${expose}` as './routes', expose === 'routes' ? shown : [])
    })
    const once = [...new Map(assets.map((asset) => [asset.url, asset])).values()]
    return Promise.all(once.map((asset) => this.withText(asset)))
  }

  private async withText(asset: Asset): Promise<PageAsset> {
    if (asset.as !== 'style' || !asset.url.startsWith(remotesBase)) return asset
    const file = join(this.releases, asset.url.slice(remotesBase.length))
    const text = this.styles.get(file) ?? (await readFile(file, 'utf8'))
    this.styles.set(file, text)
    return { ...asset, text }
  }
}
