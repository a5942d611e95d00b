import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findRemotes, root } from '../../processes/apps.ts'
import { looseTextsIn } from './loose-texts.ts'

/** Number of components, and each text that breaks in a translated page as `file:line reason`. */
type TextReport = { components: number; texts: string[] }

const isOfTests = (file: string) => /\.test\.tsx$|\/testing\//.test(file)

/** Checks the components of folders. Throws if there are none: an empty check must not pass. */
function checkTexts(directories: string[]): TextReport {
  const files = directories
    .flatMap((directory) =>
      globSync('src/**/*.tsx', { cwd: directory }).map((file) => join(directory, file)),
    )
    .filter((file) => !isOfTests(file))
  if (files.length === 0) throw new Error('No component was seen.')
  const texts = files.flatMap((file) =>
    looseTextsIn(readFileSync(file, 'utf8')).map(
      ({ line, reason }) => `${relative(root, file)}:${line} ${reason}`,
    ),
  )
  return { components: files.length, texts }
}

if (import.meta.main) {
  const remotes = (await findRemotes()).map(({ directory }) => directory)
  const shared = globSync(['shell', 'shared/*/'], { cwd: root }).map((folder) => join(root, folder))
  const { components, texts } = checkTexts([...shared, ...remotes])
  for (const text of texts) console.error(text)
  console.log(`${components} components, ${texts.length} texts that break in a translated page`)
  process.exitCode = texts.length > 0 ? 1 : 0
}
