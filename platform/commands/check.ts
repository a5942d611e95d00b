import { execFileSync } from 'node:child_process'
import { ensureChromium } from '@storefront/chromium'
import { root } from '../processes/apps.ts'
import { runProgram } from '../processes/run-program.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
const lines = (text: string) => text.split('\n').filter(Boolean)

/** Where this branch left main: the local one, else that of a fresh clone. */
function base(): string {
  const [main = 'HEAD'] = lines(
    git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main'),
  )
  return git('merge-base', 'HEAD', main).trim()
}

/** 'shared/ui/' of a file of shared/ui, 'hotels/' of one of hotels. */
const packageOf = (file: string) =>
  `${file.split('/', /^(shared|platform)\//.test(file) ? 2 : 1).join('/')}/`

/**
 * `npm run check`: lint and types of what changed since main, committed or not, the rules that depend on it, and the
 * components of the packages it is in: those of the whole site, which is what shared/domain changes, take minutes.
 */
async function main(): Promise<number> {
  const since = base()
  const changed = lines(
    git('diff', '--name-only', '--diff-filter=d', since) +
      git('ls-files', '--others', '--exclude-standard'),
  )
  console.log(`${changed.length} files changed since ${since.slice(0, 7)}`)
  if (changed.length === 0) return 0
  await ensureChromium()
  const tests = (...which: string[]) =>
    runProgram('node_modules/vitest/vitest.mjs', [
      'run',
      '--changed',
      since,
      '--passWithNoTests',
      ...which,
    ])
  return (
    (await runProgram('biome', [
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...changed,
    ])) ||
    (await runProgram('tsc', ['-p', 'tsconfig.json'])) ||
    (await tests('--project', 'unit')) ||
    (await tests('--project', 'dom*', ...new Set(changed.map(packageOf))))
  )
}

process.exitCode = await main()
