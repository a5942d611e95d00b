import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { written } from './template.ts'

/** Writes a vertical and its workflow. Returns the number of files. */
export function writeVertical(project: string, name: string, position: number): Promise<number> {
  return writeTemplate('template', project, name, position, (file) =>
    file === 'workflow.yml' ? `.github/workflows/${name}.yml` : `${name}/${file}`,
  )
}

/**
 * Writes the files of a template to the paths that `place` returns for their names without `.template`; null leaves a
 * file out. Returns their number.
 */
export async function writeTemplate(
  template: string,
  folder: string,
  name: string,
  position: number,
  place: (file: string) => string | null,
): Promise<number> {
  const from = join(import.meta.dirname, template)
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  let count = 0
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const placed = place(relative(from, path).replace(/\.template$/, ''))
    if (!placed) continue
    const target = join(folder, placed)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, written(await readFile(path, 'utf8'), name, position))
    count += 1
  }
  return count
}
