import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressible = /\.(js|mjs|css|svg|json|html|txt|xml)$/

const brotli = promisify(brotliCompress)

/** Brotli-11 of a file worth compressing, else null: done once at release time, never per request. */
export async function compressed(path: string, bytes: Buffer): Promise<Buffer | null> {
  if (!compressible.test(path)) return null
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
