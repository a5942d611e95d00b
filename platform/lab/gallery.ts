import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '@storefront/chromium'
import { buildIfStale, runJourneys } from '../commands/journeys.ts'
import { root } from '../processes/apps.ts'
import { runProgram } from '../processes/run-program.ts'

const folder = 'platform/lab/gallery'
const pictures = join(root, '.cache/gallery/screens')

/** Takes pictures of all screens and states, or of those that Playwright's `args` select, and lists them on a page. */
async function takeScreens(args: string[]): Promise<number> {
  const config = 'e2e/gallery/playwright.config.ts'
  const report = join(root, '.cache/gallery/screens.json')
  if (args.length === 0) rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const code = (await buildIfStale()) || (await runJourneys(args, { report, config }))
  const taken = globSync('*/*.png', { cwd: pictures }).sort()
  const shown = taken.map(
    (file) =>
      `<figure><figcaption>${file}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy" width="300"></a></figure>`,
  )
  const index = join(pictures, 'index.html')
  writeFileSync(
    index,
    `<!doctype html><title>Screens</title><body style="columns: 320px">${shown.join('\n')}`,
  )
  console.log(`${taken.length} pictures: ${index}`)
  return code
}

// `npm run lab -- gallery` serves the components of shared/ui at PORT. `-- --test` compares them with the committed
// pictures, `--update` replaces those. `-- --screens [--project dark-390] [hotels]` takes pictures of screens.
const [mode, ...args] = process.argv.slice(2)
if (mode === '--screens') {
  await ensureChromium()
  process.exitCode = await takeScreens(args)
} else if (mode === '--test' || mode === '--update') {
  await ensureChromium()
  const update = mode === '--update' ? ['--update'] : []
  process.exitCode = await runProgram('vitest', [
    'run',
    '--config',
    `${folder}/vitest.config.ts`,
    ...update,
  ])
} else {
  const port = process.env.PORT || '6006'
  process.exitCode = await runProgram('storybook', ['dev', '--ci', '-c', folder, '-p', port])
}
