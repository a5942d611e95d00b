import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Quality of brotli for what is compressed per request: 5 is within a tenth of the best size for a fiftieth of its time. */
export const brotliQuality = 5

/** Compresses what is there as a whole. */
export const encoders: Record<Encoding, (plain: Buffer) => Promise<NonSharedBuffer>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => promisify(gzip)(plain),
}

/** The best encoding of `Accept-Encoding`, null where there is none; one without weight is refused. */
export function encodingFor(accepted = ''): Encoding | null {
  const offered = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (offered.includes('br')) return 'br'
  return offered.includes('gzip') ? 'gzip' : null
}
