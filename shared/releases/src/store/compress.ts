import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
      // Blocks of 64 kB: a large script has parts of more than one kind, and gets a thousandth smaller.
      [constants.BROTLI_PARAM_LGBLOCK]: 16,
    },
  })
}

/** Writes the brotli twin of every file below a folder that is worth it. */
export async function compressFolder(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const small = await compressed(path, await readFile(path))
        if (small) await writeFile(`${path}.br`, small)
      }),
  )
}
