import { execFileSync, type StdioOptions } from 'node:child_process'
import { ensureChromium } from '@storefront/chromium'
import { root } from '../processes/apps.ts'
import { runProgram } from '../processes/run-program.ts'
import { staticChecks } from './checks/static-checks.ts'

/** Output of git. Throws a sentence if git is missing or this is no repository. */
function git(...args: string[]): string {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio })
  } catch {
    throw new Error(
      'npm run check asks git what changed since main, and there is no repository here: npm test needs none.',
    )
  }
}

const lines = (text: string) => text.split('\n').filter(Boolean)

/** Merge base with the local main, else with origin/main, as in a fresh clone. */
function base(): string {
  const [main = 'HEAD'] = lines(
    git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main'),
  )
  return git('merge-base', 'HEAD', main).trim()
}

/** Folder of a file's package: `shared/ui/`, `hotels/`. */
const packageOf = (file: string) =>
  `${file.split('/', /^(shared|platform)\//.test(file) ? 2 : 1).join('/')}/`

/**
 * Tests for the changes since main: all unit tests that depend on them, those of the changed packages first, but component tests of the changed packages
 * only. A change of shared/domain would run those of the whole site, which take minutes. Throws without git.
 */
function changedTests() {
  const since = base()
  const changed = lines(
    git('diff', '--name-only', '--diff-filter=d', since) +
      git('ls-files', '--others', '--exclude-standard'),
  )
  console.log(`${changed.length} files changed since ${since.slice(0, 7)}`)
  const packages = [...new Set(changed.map(packageOf))]
  const tests = (...which: string[]) =>
    runProgram(
      'node_modules/vitest/vitest.mjs',
      ['run', '--changed', since, '--passWithNoTests', ...which],
      { TESTS_FIRST: packages.join() },
    )
  const components = async () => {
    await ensureChromium()
    return tests('--project', 'dom*', ...packages)
  }
  return changed.length === 0
    ? []
    : [
        { name: 'rules', run: () => tests('--project', 'unit') },
        { name: 'components', run: components },
      ]
}

/**
 * `npm run check` runs all static checks and the tests for the changes, also after a failure. `npm run fix` lets Biome
 * repair files first.
 */
async function check(isFixing: boolean): Promise<string[]> {
  const checks = [...staticChecks, ...changedTests()]
  if (isFixing) await runProgram('biome', ['check', '--write', '--log-level=error'])
  const failed: string[] = []
  for (const { name, run } of checks) {
    console.log(`\n── ${name}`)
    if ((await run()) !== 0) failed.push(name)
  }
  return failed
}

const failed = await check(process.argv.includes('--fix'))
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll fine')
process.exitCode = failed.length > 0 ? 1 : 0
