import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { targetOf, written } from './template.ts'

const template = join(import.meta.dirname, 'template')

/** Writes the files of a new vertical and of its workflow into a project. Answers how many. */
export async function writeVertical(
  project: string,
  name: string,
  position: number,
): Promise<number> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name)
    const target = join(project, targetOf(relative(template, path), name))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, written(await readFile(path, 'utf8'), name, position))
  }
  return files.length
}
