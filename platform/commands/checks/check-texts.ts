import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findRemotes, root } from '../../processes/apps.ts'
import { looseTextsIn } from './loose-texts.ts'

/** Rendered in a test alone. */
const isTested = (file: string) => /\.test\.tsx$|\/testing\//.test(file)

const rooms = (await findRemotes()).map(({ directory }) => basename(directory))
const files = ['shell', 'shared/*', ...rooms]
  .flatMap((room) => globSync(`${room}/src/**/*.tsx`, { cwd: root }))
  .filter((file) => !isTested(file))
const found = files.flatMap((file) =>
  looseTextsIn(readFileSync(join(root, file), 'utf8')).map(
    ({ line, reason }) => `${file}:${line} ${reason}`,
  ),
)
for (const text of found) console.error(text)
console.log(`${files.length} files, ${found.length} texts that break in a translated page`)
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0
