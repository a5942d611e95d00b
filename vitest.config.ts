import { join } from 'node:path'
import { chromiumLaunch } from '@storefront/chromium'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**', '**/.releases/**', '**/.cache/**']

/** Two projects: rules in plain Node (`*.test.ts`), components in a real Chromium (`*.browser.test.tsx`). */
export default defineConfig({
  test: {
    // One each for the two cores that a small machine has.
    maxWorkers: 2,
    // For `--changed`: a package.json is a few scripts, the lockfile is every version.
    forceRerunTriggers: ['**/vitest.config.ts', '**/pnpm-lock.yaml'],
    // For `vitest run --project unit --coverage`: what the components leave out the journeys go through.
    coverage: {
      include: [
        '*/src/domain/**',
        'shared/{contract,domain,session}/src/**',
        'platform/provider/src/**',
      ],
      exclude: ['**/*.test.*', '**/testing/**', '**/fixtures.ts'],
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
          testTimeout: 20_000,
          // Vitest's own second is too short on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          // As platform/run.mjs has it, for `npx vitest` and editors.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') },
          // No test depends on what a module keeps: they are loaded once for all files, which takes a quarter off the time.
          isolate: false,
        },
      },
      {
        optimizeDeps: {
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
          // After the rules where one run has both: they would be four workers on two cores.
          sequence: { groupOrder: 1 },
          include: ['**/*.browser.test.tsx', '**/*.browser.test.ts'],
          exclude,
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
