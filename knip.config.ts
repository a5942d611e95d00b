import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Verticals are found, not listed. */
const verticals = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(`${import.meta.dirname}/${name}/remote.config.ts`),
)

const manifest = readFileSync(`${import.meta.dirname}/package.json`, 'utf8')
const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> }

/** Entries are only the programs that a command runs. Any other file in these folders has to be imported. */
const programsIn = (room: string) =>
  Object.values(scripts)
    .map((script) => script.replace(/^.*run\.mjs (\S+)$/, 'platform/$1.ts'))
    .filter((program) => program.startsWith(`${room}/`))
    .map((program) => program.slice(room.length + 1))

const vertical = {
  // The shell uses what remotes expose without importing it.
  entry: ['remote.config.ts', 'src/standalone.tsx', 'src/exposed/*.{ts,tsx}'],
  project: ['src/**', '*.ts'],
}

const config: KnipConfig = {
  // Entries of the builds are named below. Some other entries in the configuration of rspack are not files.
  rspack: false,
  // Loading the root's configuration would build the site.
  playwright: false,
  workspaces: {
    '.': {
      entry: ['platform/run.mjs', 'playwright.config.ts'],
      project: ['*.ts', 'platform/*.mjs'],
      // The command-line programs of platform/commands/test.ts.
      ignoreDependencies: ['@biomejs/biome'],
    },
    'platform/commands': {
      // These run as separate processes.
      entry: [
        ...programsIn('platform/commands'),
        'checks/check-{boundaries,comments,shape,texts}.ts',
        'build-for-start.ts',
      ],
      project: ['**/*.ts'],
      // dependency-cruiser loads this package by its name.
      ignoreDependencies: ['@swc/core'],
    },
    'platform/lab': {
      // The instruments are found by their names.
      entry: [
        '*.ts',
        'mutants/{stryker,vitest}.config.{mjs,ts}',
        'conformance/provider-api.ts',
        'gallery/{compare-pictures,main,preview,vitest.config}.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx}'],
      ignoreDependencies: ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'],
    },
    'platform/processes': {
      entry: ['say-refusals.ts', 'testing/{keep-toy,toy-server}.ts'],
      project: ['**/*.ts'],
    },
    ...Object.fromEntries(verticals.map((name) => [name, vertical])),
    shell: {
      entry: ['src/entry.ts', 'src/server.ts', 'src/team-views/*.entry.tsx'],
      project: ['src/**'],
      // fonts.css names the font file of this package.
      ignoreDependencies: ['@fontsource-variable/figtree'],
    },
    'platform/storefront': {
      entry: ['src/rendering/render-worker.ts'],
      project: ['src/**'],
    },
    'platform/provider': { project: ['src/**', '*.ts'] },
    'platform/releases/live': { project: ['src/**'] },
    'platform/releases/tools': {
      entry: [...programsIn('platform/releases/tools'), 'change/testing/writing.ts'],
      project: ['**/*.ts'],
    },
    // A program of Debian, called only there.
    'platform/chromium': { project: ['src/**'], ignoreBinaries: ['apt-get'] },
    e2e: {
      entry: [
        'playwright.config.ts',
        'pairs/playwright.config.ts',
        '{journeys,pairs}/**/*.spec.ts',
        // Playwright loads it by its path.
        'site/fill-database.ts',
        'foreign-host/src/{index,plain}.js',
        'foreign-remote/src/{index,routes,SearchForm}.{ts,tsx}',
      ],
      project: ['**/*.{ts,js,jsx}'],
      // Only the bundler's configuration names these: a module that the host shares, and its remote.
      ignoreDependencies: ['react-18', 'flights'],
    },
    'shared/*': { project: ['src/**'] },
    'shared/ui': { entry: ['gallery/*.stories.tsx'], project: ['{src,gallery}/**'] },
    'shared/federation': {
      // The build merges retry-chunks.ts into the container of every remote.
      entry: ['src/dev/one-refresh-runtime/runtime.js', 'src/runtime/retry-chunks.ts'],
      project: ['src/**'],
      // Alias in the build of one-refresh-runtime.
      ignoreDependencies: ['react-refresh-runtime'],
    },
    // The bundle's entry (platform/commands/packages.ts).
    'platform/releases/outside': {
      entry: ['release.ts'],
      project: ['*.ts'],
      // The bundle leaves these packages out and finds them installed beside it.
      ignoreDependencies: ['@storefront/federation', '@aws-sdk/client-s3'],
    },
  },
  // A type beside the function whose signature names it is not dead.
  ignoreExportsUsedInFile: { interface: true, type: true },
}

export default config
