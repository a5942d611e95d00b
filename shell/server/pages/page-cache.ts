import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Encoding, encoders } from '../files/compression.ts'
import type { InlineSources } from './inline-texts.ts'

/** A page as it is answered. */
export type MadePage = {
  /** Where the visitor is sent instead; null for a page. */
  redirect: string | null
  html: string
  status: number
  inline: InlineSources
  /** Whether everybody may have it for a while: a whole page, found, with all its data. */
  isKeepable: boolean
}

/** A page that many visitors get: its text is hashed and compressed once. */
export class SharedPage {
  readonly made: MadePage
  readonly etag: string
  private readonly texts = new Map<Encoding, Promise<NonSharedBuffer>>()

  constructor(made: MadePage) {
    this.made = made
    this.etag = `W/"${createHash('sha256').update(made.html).digest('base64url').slice(0, 22)}"`
  }

  /** Its text in an encoding. */
  text(encoding: Encoding): Promise<NonSharedBuffer> {
    const text = this.texts.get(encoding) ?? encoders[encoding](Buffer.from(this.made.html))
    this.texts.set(encoding, text)
    return text
  }
}

/** Text of all pages that are kept, in bytes; with its compressed forms a page takes about half as much again. */
const keptBytes = 64 * 1024 * 1024

/** Keeps pages for some seconds. Of each there is one render at a time, whoever asks meanwhile waits for that one. */
export class PageCache {
  private readonly kept: LRUCache<string, SharedPage>
  private readonly underWay = new Map<string, Promise<SharedPage>>()

  /** `now` is the clock, in ms. */
  constructor(seconds: number, now: () => number = Date.now) {
    this.kept = new LRUCache({
      ttl: seconds * 1000,
      ttlResolution: 0,
      perf: { now },
      maxSize: keptBytes,
      sizeCalculation: ({ made }) => 2 * made.html.length + 1000,
    })
  }

  /** The page under a key, which names everything that the page is made from. */
  async page(key: string, make: () => Promise<MadePage>): Promise<SharedPage> {
    const known = this.kept.get(key) ?? this.underWay.get(key)
    if (known) return known
    const making = make().then((made) => new SharedPage(made))
    this.underWay.set(key, making)
    try {
      const page = await making
      if (page.made.isKeepable) this.kept.set(key, page)
      return page
    } finally {
      this.underWay.delete(key)
    }
  }
}
