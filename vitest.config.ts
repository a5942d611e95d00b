import { join } from 'node:path'
import { chromiumLaunch } from '@storefront/chromium'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const componentTests = ['**/*.browser.test.tsx', '**/*.browser.test.ts']
const exclude = ['**/node_modules/**', '**/dist/**', '**/.releases/**', '**/.cache/**']

/** Packages whose tests run first, for `npm run check`: `shared/contract/`. */
const first = (process.env.TESTS_FIRST ?? '').split(',').filter(Boolean)

class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLater = ({ moduleId }: TestSpecification) =>
      !first.some((folder) => moduleId.includes(`/${folder}`))
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(isLater(a)) - Number(isLater(b)))
  }
}

/** Answers for every picture of the fixtures, which would otherwise turn into its placeholder while a test looks at it. */
const pictures: Plugin = {
  name: 'pictures',
  configureServer({ middlewares }) {
    middlewares.use('/media', (_, response) => {
      response.setHeader('content-type', 'image/svg+xml')
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>')
    })
  },
}

/** Two projects: rules in plain Node (`*.test.ts`), components in a real Chromium (`*.browser.test.tsx`). */
export default defineConfig({
  test: {
    // One worker for each of the two cores of a small machine.
    maxWorkers: 2,
    sequence: { sequencer: ChangedFirst },
    // For `--changed`: a package.json changes mostly in its scripts, and the lockfile has every version.
    forceRerunTriggers: ['**/vitest.config.ts', '**/pnpm-lock.yaml'],
    // For `vitest run --project unit --coverage`. Components are left out, because journeys go through them.
    coverage: {
      include: [
        '*/src/domain/**',
        'shared/{contract,domain,session}/src/**',
        'platform/provider/src/**',
      ],
      exclude: ['**/*.test.*', '**/testing/**'],
      reporter: ['text-summary'],
      reportsDirectory: '.cache/coverage',
    },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, '**/*.browser.test.*'],
          // Only a hang takes a minute: on a busy machine four commands, one after the other, took 20 seconds.
          testTimeout: 60_000,
          // Many tests wait for processes, databases and timeouts, so that two workers leave cores idle.
          maxWorkers: 3,
          // Vitest's own second is too short on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          // As platform/run.mjs has it, for `npx vitest` and editors.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') },
          // No test depends on module state: modules are loaded once for all files, which saves a quarter of the time.
          isolate: false,
        },
      },
      {
        plugins: [pictures],
        optimizeDeps: {
          // A dependency that a later run of more files finds would reload the page in the middle of a test.
          entries: componentTests,
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          name: 'dom',
          // Runs after the unit project if one run has both: together they would be five workers on two cores.
          sequence: { groupOrder: 1 },
          include: componentTests,
          exclude,
          // One page of a worker runs all its files, so that modules and styles load once, which saves a third of the time.
          isolate: false,
          css: true,
          setupFiles: ['shared/ui/src/testing/fresh-page.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunch,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
