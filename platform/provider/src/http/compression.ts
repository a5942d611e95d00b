import { type Encoding, encoders } from '@storefront/server'
import { LRUCache } from 'lru-cache'

/** Least length worth compressing, in characters. Shorter texts fit one packet anyway. */
export const worthCompressing = 1024

/** Cache size per encoding, in characters of uncompressed text. */
const maxCharacters = 8 * 1024 * 1024

const caches = { br: textCache(), gzip: textCache() }

/** Compresses a text and caches the result, because most callers read the same texts. */
export function compressed(text: string, encoding: Encoding): Promise<NonSharedBuffer> {
  const known = caches[encoding].get(text)
  if (known) return known
  const made = encoders[encoding](Buffer.from(text))
  caches[encoding].set(text, made)
  made.catch(() => caches[encoding].delete(text))
  return made
}

function textCache() {
  return new LRUCache<string, Promise<NonSharedBuffer>>({
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => text.length,
  })
}
