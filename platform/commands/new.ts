import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findRemotes, releasesAddresses, root } from '../processes/apps.ts'
import { runProgram } from '../processes/run-program.ts'
import { nameProblem, positionAfter } from './new/template.ts'
import { writeOutside } from './new/write-outside.ts'
import { writeVertical } from './new/write-vertical.ts'

/**
 * `npm run new -- transfers` makes and installs a vertical that passes every check, and prints the next commands
 * (docs/add-a-vertical.md). `--outside ../transfers` makes a repository for it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outside: { type: 'string' } },
})
const [name = ''] = positionals
const remotes = (await findRemotes()).map(({ remote }) => remote)
const problem = nameProblem(name, remotes, readdirSync(root))
if (problem) {
  console.error(problem)
  process.exit(2)
}
if (values.outside) {
  const target = resolve(process.env.INIT_CWD ?? root, values.outside)
  const count = await writeOutside(target, name, positionAfter(remotes))
  console.log(`${count} files of ${name} are written. Next, in ${target}:
  npm install && npm test
  RELEASE_STORE=${releasesAddresses.store} npm run release`)
} else await writeInside()

async function writeInside(): Promise<void> {
  const count = await writeVertical(root, name, positionAfter(remotes))
  // The length of the name may change line breaks.
  const files = [name, `.github/workflows/${name}.yml`]
  await runProgram('biome', ['check', '--write', '--log-level=error', ...files])
  const pnpm = ['--yes', 'pnpm@12', 'install', '--no-frozen-lockfile', '--silent']
  process.exitCode = spawnSync('npx', pnpm, { cwd: root, stdio: 'inherit' }).status ?? 1
  console.log(`${count} files of ${name} are written. Next:
  npm run dev -- ${name}               from source, inside the released site
  npm run release -- ${name} --live    its tab is there for the next page load`)
}
