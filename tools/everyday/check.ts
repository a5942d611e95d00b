import { execFileSync } from 'node:child_process'
import { ensureChromium } from '@storefront/chromium'
import { root } from '../apps.ts'
import { runProgram } from '../run-program.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
const lines = (text: string) => text.split('\n').filter(Boolean)

/** Where this branch left main: the local one, else that of a fresh clone. */
function base(): string {
  const [main = 'HEAD'] = lines(
    git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main'),
  )
  return git('merge-base', 'HEAD', main).trim()
}

/** `npm run check`: lint and types of what changed since main, committed or not, and the tests that depend on it. */
async function main(): Promise<number> {
  const since = base()
  const changed = lines(
    git('diff', '--name-only', '--diff-filter=d', since) +
      git('ls-files', '--others', '--exclude-standard'),
  )
  console.log(`${changed.length} files changed since ${since.slice(0, 7)}`)
  if (changed.length === 0) return 0
  await ensureChromium()
  return (
    (await runProgram('biome', [
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...changed,
    ])) ||
    (await runProgram('tsc', ['-p', 'tsconfig.json'])) ||
    (await runProgram('node_modules/vitest/vitest.mjs', [
      'run',
      '--changed',
      since,
      '--passWithNoTests',
    ]))
  )
}

process.exitCode = await main()
