import { LRUCache } from 'lru-cache'
import type { RenderedPage } from '../../src/server.tsx'
import type { PageInput, PageRenderer } from './page-renderer.ts'

/** Pages that are kept for when there are too many visitors, in bytes and in ms. */
const [keptBytes, keptMs] = [16 * 1024 * 1024, 10 * 60_000]

/** Renders so many pages at once and no more, and keeps what it rendered: a page is made of nothing of its visitor. */
export class CappedRenderer {
  private readonly renderer: Pick<PageRenderer, 'render'>
  private readonly most: number
  private readonly kept: LRUCache<string, RenderedPage>
  private underWay = 0

  constructor(renderer: Pick<PageRenderer, 'render'>, most: number) {
    this.renderer = renderer
    this.most = most
    this.kept = new LRUCache({
      ttl: keptMs,
      maxSize: keptBytes,
      // Text takes two bytes a character; the data it was rendered from are about as long.
      sizeCalculation: (page) => ('html' in page ? 4 * page.html.length : 0) + 1000,
    })
  }

  /** Whether there is no room for another page now. */
  get isFull(): boolean {
    return this.underWay >= this.most
  }

  /** The page, without the remotes named in `excluded`; null when only the browser can render it. */
  async render(input: PageInput, excluded: string[] = []): Promise<RenderedPage | null> {
    this.underWay += 1
    try {
      const page = await this.renderer.render(input, excluded)
      if (page && excluded.length === 0) this.kept.set(keyOf(input), page)
      return page
    } finally {
      this.underWay -= 1
    }
  }

  /** The page as it was last rendered; null when it was not of late. */
  last(input: PageInput): RenderedPage | null {
    return this.kept.get(keyOf(input)) ?? null
  }
}

/** What a page depends on: its address, its releases, the visitor's day. */
function keyOf({ url, remotes, today }: PageInput): string {
  const releases = Object.values(remotes).map(({ release }) => `${release.name}@${release.version}`)
  return [url, today, ...releases].join(' ')
}
