import type { LiveRemote } from '@storefront/contract'
import { type Asset, assetsFor } from '@storefront/federation/assets'
import { hydratesLater, type Remotes } from '@storefront/federation/parts'

/** A file that a page loads at its start. */
export type PageFile = Asset & {
  /** True for a file that the sent HTML does not need yet: it is preloaded without blocking. */
  isHint?: boolean
  /** Text of an inlined style. */
  text?: string
}

/** Rendered exposes (`flights/routes`) and the screens shown. */
export type Shown = { rendered: string[]; screens: { remote: string; screen: string }[] }

/** Reads a file of a live release, as it was released. Throws for any other. */
export type ReadFile = (remote: string, file: string) => Promise<string>

/** Lists the files of pages, and reads each style once. */
export class PageFiles {
  private readonly styles = new Map<string, string>()

  /** Files of these exposes and of the screens shown, without scripts of parts that are hydrated later. */
  async list(
    remotes: Remotes,
    exposes: string[],
    { rendered, screens }: Shown,
    read: ReadFile,
  ): Promise<PageFile[]> {
    const files = await Promise.all(
      exposes.flatMap((key) => {
        const isRendered = rendered.includes(key)
        return filesOf(remotes, key, screens)
          .filter(({ asset: { as } }) => as === 'style' || !isRendered || !hydratesLater(key))
          .map(({ live, asset }) =>
            isRendered ? this.withText(live, asset, read) : { ...asset, isHint: true },
          )
      }),
    )
    // A file of both a rendered and a later part is no hint: the last entry of an address counts.
    const hintsFirst = [
      ...files.filter(({ isHint }) => isHint),
      ...files.filter(({ isHint }) => !isHint),
    ]
    return [...new Map(hintsFirst.map((file) => [file.url, file])).values()]
  }

  /** A style without text could not be read. The page links it instead. */
  private async withText(live: LiveRemote, asset: Asset, read: ReadFile): Promise<PageFile> {
    if (asset.as !== 'style') return asset
    const { name } = live.release
    try {
      const text =
        this.styles.get(asset.url) ?? (await read(name, asset.url.slice(live.baseUrl.length)))
      this.styles.set(asset.url, text)
      return { ...asset, text }
    } catch (error) {
      console.error(`a style of ${name} cannot be written into pages:`, error)
      return asset
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
