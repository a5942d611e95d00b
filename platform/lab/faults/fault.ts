import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { root } from '../../processes/apps.ts'

/**
 * One line of the product made wrong on purpose, and the check that has to notice. It is a comment in a test file, above the
 * test meant or, below the imports, for all of them: `// Fault: ./file.ts "text that stands there once" → "text in its place"`.
 */
export type Fault = {
  /** The file to break and the test file that has to fail, from the root of the repository. */
  file: string
  check: string
  find: string
  plant: string
  /** How the title of the test begins that has to fail; null for any of the file. */
  title: string | null
}

const text = '"(?:[^"\\\\]|\\\\.)*"'
const tag = RegExp(`^ *// Fault: (\\S+) (${text}) → (${text})$`)

/** The faults written into a test file. */
export function faultsIn(check: string, source: string): Fault[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const [, file, find, plant] = tag.exec(line) ?? []
    if (!file || !find || !plant) return []
    const title = titleOf(lines.slice(index))
    const path = join(dirname(check), file)
    return [{ file: path, check, find: textOf(find), plant: textOf(plant), title }]
  })
}

const textOf = (written: string) => v.parse(v.string(), JSON.parse(written))

/** How the title of the test below the tags begins: of one with rows, only what stands before the first value of a row. */
function titleOf(lines: string[]): string | null {
  const below = lines.slice(lines.findIndex((line) => !tag.test(line))).join('\n')
  const isTest = /^\s*(?:test|describe)[.(]/.test(below)
  const [, , title = ''] =
    (isTest && /(?:\btest|\bdescribe|\))\(\s*(['"`])(.*?)\1/.exec(below)) || []
  return /^[^%$]*/.exec(title)?.[0] || null
}

/** Every fault of the repository, or those that a file below `folder` is broken by or checked by. */
export function faultsOf(folder = ''): Fault[] {
  const options = { cwd: root, encoding: 'utf8' } as const
  const checks = execFileSync('git', ['grep', '-lE', '^ *// Fault: '], options).trim().split('\n')
  return checks
    .flatMap((check) => faultsIn(check, readFileSync(join(root, check), 'utf8')))
    .filter(({ file, check }) => file.startsWith(folder) || check.startsWith(folder))
}

/** A file's text with the fault in it. Throws when what it replaces does not stand there exactly once. */
export function withFault(source: string, { file, find, plant }: Fault): string {
  const count = source.split(find).length - 1
  if (count !== 1) throw new Error(`${file} has ${count} times, not once: ${find}`)
  return source.replace(find, () => plant)
}
