import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { findRemotes, root } from '../processes/apps.ts'
import { runProgram } from '../processes/run-program.ts'
import { nameProblem, positionAfter } from './new/template.ts'
import { writeVertical } from './new/write-vertical.ts'

/**
 * `npm run new -- transfers`: makes a vertical that passes every gate from the files in `new/template`: one page, one form, a
 * tab. Installs it, and says what comes next (docs/add-a-vertical.md).
 */
const [name = ''] = process.argv.slice(2)
const remotes = (await findRemotes()).map(({ remote }) => remote)
const problem = nameProblem(name, remotes, readdirSync(root))
if (problem) {
  console.error(problem)
  process.exit(2)
}
const count = await writeVertical(root, name, positionAfter(remotes))
// A longer name may need another line break.
await runProgram('biome', ['check', '--write', '--log-level=error', name])
const pnpm = ['--yes', 'pnpm@12', 'install', '--no-frozen-lockfile', '--silent']
process.exitCode = spawnSync('npx', pnpm, { cwd: root, stdio: 'inherit' }).status ?? 1
console.log(`${count} files of ${name} are written. Next:
  npm run dev -- ${name}               from source, inside the released site
  npm run release -- ${name} --live    its tab is there for the next page load`)
