import type { Release } from '@storefront/contract'
import { type Asset, assetsFor } from '@storefront/federation/assets'
import { integrityOf } from '@storefront/releases'
import { comesLater, type Remotes } from '@storefront/shell'
import { log } from '../operations/log.ts'
import type { ReleaseSource } from '../releases/release-source.ts'

/** A file that a page starts with. */
export type PageAsset = Asset & {
  /** True where the page as sent shows nothing of it: it is preloaded, and does not block the page. */
  isHint?: boolean
  /** Text of a style that is inlined; absent for one that is linked. */
  text?: string
}

/** Parts of the remotes (`flights/routes`) that are on a page as it is sent, and the screens shown. */
export type Shown = { rendered: string[]; screens: { remote: string; screen: string }[] }

/** Lists what a page starts with, from the releases' own lists, and reads its styles once per release. */
export class PageAssets {
  private readonly source: ReleaseSource
  private readonly styles = new Map<string, string>()

  constructor(source: ReleaseSource) {
    this.source = source
  }

  /**
   * Files of exactly these exposes (`flights/routes`) and of the screens shown, without the scripts of what is shown and
   * comes to life later. Reads only what is shown.
   */
  async list(
    remotes: Remotes,
    exposes: string[],
    { rendered, screens }: Shown,
  ): Promise<PageAsset[]> {
    const assets = await Promise.all(
      exposes.flatMap((key) => {
        const isRendered = rendered.includes(key)
        return filesOf(remotes, key, screens)
          .filter(({ asset: { as } }) => as === 'style' || !isRendered || !comesLater(key))
          .map(({ live, asset }) =>
            isRendered ? this.withText(live, asset) : { ...asset, isHint: true },
          )
      }),
    )
    // A file of two exposes counts for the one that the page shows.
    const hintsFirst = [
      ...assets.filter(({ isHint }) => isHint),
      ...assets.filter(({ isHint }) => !isHint),
    ]
    return [...new Map(hintsFirst.map((asset) => [asset.url, asset])).values()]
  }

  /** True when the styles of these exposes are in memory, so that a page can start with them at once. */
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

  /** A style that cannot be read here, or is not the one released, is linked instead: the browser asks for it itself. */
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

/** Files of an expose (`flights/routes`) and of the screens of it that are shown; none of a remote that is not live. */
function filesOf(remotes: Remotes, key: string, screens: Shown['screens']) {
  const [name = '', expose] = key.split('/')
  const live = remotes[name]
  if (!live) return []
  const shown = screens.filter(({ remote }) => remote === name).map(({ screen }) => screen)
  const files = assetsFor(live, `./${expose}` as './routes', expose === 'routes' ? shown : [])
  return files.map((asset) => ({ live, asset }))
}
