import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { root } from '../../processes/apps.ts'
import { SampleRenders } from './sample-renders.ts'

/** Server builds from source: of the shell, and of verticals by name. */
export type ServerBuilds = { shell: Configuration; verticals: [string, Configuration][] }

/**
 * Builds apps for the server whenever their sources change. After the build of a vertical it renders its samples on
 * the running site, and calls `onFaults` with what would keep it from going live, so far.
 */
export function watchServerBuilds(
  site: string,
  { shell, verticals }: ServerBuilds,
  onFaults: (vertical: string, faults: string[]) => void,
  folder = join(root, 'node_modules/.cache/dev'),
): { stop: () => Promise<void> } {
  const compiler = rspack([
    inFolder(join(folder, 'shell'), shell),
    ...verticals.map(([name, config]) => inFolder(join(folder, name), config)),
  ])
  const [ofShell, ...ofVerticals] = compiler.compilers
  const renders = new SampleRenders(site, folder)
  let turn = new Promise<void>((resolve) => {
    ofShell?.hooks.done.tap('dev', () => {
      renders.open()
      resolve()
    })
  })
  for (const [index, [name]] of verticals.entries()) {
    let build = 0
    const hooks = ofVerticals[index]?.hooks
    hooks?.invalid.tap('dev', () => {
      build += 1
    })
    hooks?.done.tap('dev', (stats) => {
      const ofThis = build
      turn = turn.then(async () => {
        // The dev server shows errors of a build.
        if (stats.hasErrors() || ofThis !== build) return
        await renders.render(name, (faults) => ofThis === build && onFaults(name, faults))
      })
    })
  }
  const watching = compiler.watch({}, () => undefined)
  return {
    stop: async () => {
      renders.close()
      await new Promise<void>((resolve) => watching?.close(() => resolve()))
    },
  }
}

function inFolder(path: string, config: Configuration): Configuration {
  const output = { path, devtoolModuleFilenameTemplate: '[absolute-resource-path]' }
  return { ...config, output: { ...config.output, ...output } }
}
