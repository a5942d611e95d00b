import { ensureChromium } from '@storefront/chromium'
import { runProgram } from '../processes/run-program.ts'

const folder = 'platform/lab/gallery'

// `npm run lab -- gallery`: every piece of shared/ui in its states, at PORT; `-- --test` compares a picture of each with the one
// that is committed, `-- --update` takes them anew.
const [asked] = process.argv.slice(2)
if (asked === '--test' || asked === '--update') {
  await ensureChromium()
  const update = asked === '--update' ? ['--update'] : []
  process.exitCode = await runProgram('vitest', [
    'run',
    '--config',
    `${folder}/vitest.config.ts`,
    ...update,
  ])
} else {
  const port = process.env.PORT ?? '6006'
  process.exitCode = await runProgram('storybook', ['dev', '--ci', '-c', folder, '-p', port])
}
