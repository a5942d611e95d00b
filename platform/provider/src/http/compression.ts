import { type Encoding, encoders } from '@storefront/server'
import { LRUCache } from 'lru-cache'

/** Least length worth compressing, in characters. Shorter texts fit one packet anyway. */
export const worthCompressing = 1024

/** Cache size per encoding, in characters of uncompressed text. */
const keptCharacters = 8 * 1024 * 1024

const kept = { br: keptTexts(), gzip: keptTexts() }

/** Compresses a text and caches the result, because most callers read the same texts. */
export function compressed(text: string, encoding: Encoding): Promise<NonSharedBuffer> {
  const known = kept[encoding].get(text)
  if (known) return known
  const made = encoders[encoding](Buffer.from(text))
  kept[encoding].set(text, made)
  made.catch(() => kept[encoding].delete(text))
  return made
}

function keptTexts() {
  return new LRUCache<string, Promise<NonSharedBuffer>>({
    maxSize: keptCharacters,
    sizeCalculation: (_, text) => text.length,
  })
}
