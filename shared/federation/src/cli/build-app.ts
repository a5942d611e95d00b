import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { compile, remoteConfig } from '../build/index.ts'
import { readRemote } from '../build/remote-app.ts'

/** Builds the app of a folder with nothing but itself and the shared packages: what its `rspack.config.ts` says, else a remote. */
export async function buildApp(directory: string): Promise<void> {
  const own = join(directory, 'rspack.config.ts')
  const configs = existsSync(own)
    ? ((await import(pathToFileURL(own).href)) as { default: Configuration | Configuration[] })
        .default
    : remoteConfig((await readRemote(directory)).remote, directory)
  await compile([configs].flat())
  console.log(`Built ${basename(directory)} into dist/`)
}
