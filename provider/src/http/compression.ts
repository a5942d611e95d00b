import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { LRUCache } from 'lru-cache'

/** Best first. */
const encodings = ['br', 'gzip'] as const

type Encoding = (typeof encodings)[number]

/** Below this a text is one packet either way, in characters. */
export const worthCompressing = 1024

/** Texts that are kept beside what was made of them, in characters of each encoding. */
const keptCharacters = 8 * 1024 * 1024

const compress: Record<Encoding, (text: string) => Promise<NonSharedBuffer>> = {
  // 5 is within a tenth of the best for a fiftieth of its time.
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
}

const kept = { br: keptTexts(), gzip: keptTexts() }

/** The best encoding that the caller takes; null where it takes none. */
export function encodingFor(context: Context): Encoding | null {
  const chosen = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...encodings],
    default: 'identity',
    match: (taken, { supports }) =>
      supports.find((one) => taken.some(({ type, q }) => type === one && q > 0)) ?? 'identity',
  })
  return encodings.find((one) => one === chosen) ?? null
}

/** The text in an encoding. The same text is compressed once: most callers read what others have just read. */
export function compressed(text: string, encoding: Encoding): Promise<NonSharedBuffer> {
  const known = kept[encoding].get(text)
  if (known) return known
  const made = compress[encoding](text)
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
