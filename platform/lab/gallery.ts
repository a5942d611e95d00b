import { ensureChromium } from '@storefront/chromium'
import { runProgram } from '../processes/run-program.ts'

const folder = 'platform/lab/gallery'

// `npm run lab -- gallery` serves the components of shared/ui at PORT. `-- --test` compares them with the committed
// pictures, `--update` replaces those.
const [mode] = process.argv.slice(2)
if (mode === '--test' || mode === '--update') {
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
