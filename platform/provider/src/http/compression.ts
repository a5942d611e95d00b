import { type Encoding, encoders } from '@storefront/server'
import { LRUCache } from 'lru-cache'

/** Below this a text is one packet either way, in characters. */
export const worthCompressing = 1024

/** Texts that are kept beside what was made of them, in characters of each encoding. */
const keptCharacters = 8 * 1024 * 1024

const kept = { br: keptTexts(), gzip: keptTexts() }

/** The text in an encoding. The same text is compressed once: most callers read what others have just read. */
export function compressed(text: string, encoding: Encoding): Promise<NonSharedBuffer> {
  const known = kept[encoding].get(text)
  if (known) return known
  const made = encoders[encoding](Buffer.from(text))
  kept[encoding].set(text, made)
  // A failure is not kept.
  made.catch(() => kept[encoding].delete(text))
  return made
}

function keptTexts() {
  return new LRUCache<string, Promise<NonSharedBuffer>>({
    maxSize: keptCharacters,
    sizeCalculation: (_, text) => text.length,
  })
}
