import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Every file below a folder with its path from there, after `prefix`. */
export async function filesBelow(root: string, prefix: string): Promise<[string, Buffer][]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(
      async (path): Promise<[string, Buffer]> => [
        `${prefix}${relative(root, path).split(sep).join('/')}`,
        await readFile(path),
      ],
    ),
  )
}
