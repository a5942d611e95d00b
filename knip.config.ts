import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Verticals are found, not listed. */
const verticals = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(`${import.meta.dirname}/${name}/remote.config.ts`),
)

const manifest = readFileSync(`${import.meta.dirname}/package.json`, 'utf8')
const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> }

/** Only what a command runs is a beginning: anything else in `tools/` has to be imported. */
const programs = Object.values(scripts).map((script) =>
  script.replace(/^.*run\.mjs (\S+)$/, 'tools/$1.ts'),
)

const vertical = {
  // What federation exposes is used by a shell that imports nothing of it.
  entry: ['remote.config.ts', 'rspack.config.ts', 'src/standalone.tsx', 'src/exposed/*.{ts,tsx}'],
  project: ['src/**', '*.ts'],
  // The build looks up their versions in the vertical's own folder (shared/federation, shared-modules.ts).
  ignoreDependencies: ['react', 'react-dom'],
}

const config: KnipConfig = {
  // The builds' entries are named below; those that a build makes up are no files.
  rspack: false,
  workspaces: {
    '.': {
      entry: [
        'tools/run.mjs',
        ...programs,
        // Run as processes of their own.
        'tools/everyday/check-{boundaries,shape}.ts',
        'tools/everyday/build-for-start.ts',
        'tools/processes/testing/{keep-toy,toy-server}.ts',
        'tools/laboratory/faults/plant-in-processes.ts',
        'tools/laboratory/fronts/bare-{proxy,server}.ts',
        'tools/laboratory/mutants/vitest.config.ts',
        'tools/laboratory/gallery/{compare-pictures,main,preview,vitest.config}.{ts,tsx}',
        // Named to the bundler by its path.
        'tools/laboratory/bench/**/*-loader.ts',
      ],
      project: ['tools/**'],
      // The command-line programs of tools/everyday/test.ts, and what dependency-cruiser and Stryker load by its name.
      ignoreDependencies: [
        '@biomejs/biome',
        '@playwright/test',
        '@stryker-mutator/vitest-runner',
        '@swc/core',
      ],
      // Debian's own, asked only where it is there.
      ignoreBinaries: ['apt-get'],
    },
    ...Object.fromEntries(verticals.map((name) => [name, vertical])),
    shell: {
      entry: [
        'src/entry.ts',
        'src/server.tsx',
        'src/team-views/*.entry.tsx',
        'server/rendering/render-worker.ts',
        'rspack.config.ts',
      ],
      project: ['src/**', 'server/**'],
      // Its font file is named by fonts.css.
      ignoreDependencies: ['@fontsource-variable/figtree'],
    },
    provider: {
      entry: ['src/testing/crashing-main.ts', 'src/testing/sized-main.ts'],
      project: ['src/**', '*.ts'],
    },
    releases: {
      // Started as a process; the wire is also for the command line.
      entry: ['src/main.ts', 'src/wire.ts', 'console/main.tsx', 'console/rspack.config.ts'],
      project: ['src/**', 'console/**'],
    },
    e2e: {
      entry: [
        'playwright.config.ts',
        'pairs/playwright.config.ts',
        '{journeys,pairs}/**/*.spec.ts',
        'other-provider/main.ts',
        'engines/main.ts',
        'foreign-host/src/index.js',
        'foreign-remote/src/{index,routes,SearchForm}.{ts,tsx}',
      ],
      project: ['**/*.{ts,js,jsx}'],
      // Named to the bundler as what the host shares.
      ignoreDependencies: ['react-18'],
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
    'shared/releases': {
      entry: ['src/registry/testing/promote-for-ever.ts'],
      project: ['src/**'],
    },
  },
  // A type beside the function whose signature names it is not dead.
  ignoreExportsUsedInFile: { interface: true, type: true },
}

export default config
