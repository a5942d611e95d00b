import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Verticals are found, not listed. */
const verticals = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(`${import.meta.dirname}/${name}/remote.config.ts`),
)

const manifest = readFileSync(`${import.meta.dirname}/package.json`, 'utf8')
const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> }

/** Only what a command runs is a beginning: anything else in these rooms has to be imported. */
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
  // The builds' entries are named below; some others in their configuration are no files.
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
      // Run as processes of their own.
      entry: [
        ...programsIn('platform/commands'),
        'checks/check-{boundaries,comments,shape,texts}.ts',
        'build-for-start.ts',
      ],
      project: ['**/*.ts'],
      // What dependency-cruiser loads by its name.
      ignoreDependencies: ['@swc/core'],
    },
    'platform/lab': {
      // The instruments are found by their names.
      entry: [
        '*.ts',
        'mutants/{stryker,vitest}.config.{mjs,ts}',
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
      entry: ['src/entry.ts', 'src/server.tsx', 'src/team-views/*.entry.tsx'],
      project: ['src/**'],
      // Its font file is named by fonts.css.
      ignoreDependencies: ['@fontsource-variable/figtree'],
    },
    'platform/storefront': {
      entry: ['src/rendering/render-worker.ts'],
      project: ['src/**'],
    },
    'platform/provider': {
      entry: ['src/testing/stalling-main.ts'],
      project: ['src/**', '*.ts'],
    },
    'platform/releases/live': { project: ['src/**'] },
    'platform/releases/tools': {
      entry: [...programsIn('platform/releases/tools'), 'change/testing/writing.ts'],
      project: ['**/*.ts'],
    },
    // Debian's own, asked only where it is there.
    'platform/chromium': { project: ['src/**'], ignoreBinaries: ['apt-get'] },
    e2e: {
      entry: [
        'playwright.config.ts',
        '{gallery,pairs}/playwright.config.ts',
        '{gallery,journeys,pairs}/**/*.spec.ts',
        'browsers/main.ts',
        'foreign-host/src/{index,plain}.js',
        'foreign-remote/src/{index,routes,SearchForm}.{ts,tsx}',
      ],
      project: ['**/*.{ts,js,jsx}'],
      // Named to the bundler: what the host shares, and its remote.
      ignoreDependencies: ['react-18', 'flights'],
    },
    'shared/*': { project: ['src/**'] },
    'shared/ui': { entry: ['gallery/*.stories.tsx'], project: ['{src,gallery}/**'] },
    'shared/federation': {
      // The second is merged into every remote's container by the build.
      entry: ['src/dev/one-refresh-runtime/runtime.js', 'src/runtime/retry-chunks.ts'],
      project: ['src/**'],
      // An alias of that one folder's own build.
      ignoreDependencies: ['react-refresh-runtime'],
    },
    // The bundle's entry (platform/commands/packages.ts).
    'platform/releases/outside': {
      entry: ['release.ts'],
      project: ['*.ts'],
      // What the bundle leaves out, and finds installed beside it.
      ignoreDependencies: ['@storefront/federation', '@aws-sdk/client-s3'],
    },
  },
  // A type beside the function whose signature names it is not dead.
  ignoreExportsUsedInFile: { interface: true, type: true },
}

export default config
