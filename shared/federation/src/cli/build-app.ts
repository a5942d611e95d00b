import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compile, remoteConfig, shellConfig } from '../build/index.ts'
import { readRemote } from '../build/remote-app.ts'

/** Builds the shell or a remote in its own folder. Needs only the shared packages. */
export async function buildApp(directory: string): Promise<void> {
  const isShell = existsSync(join(directory, 'src/entry.ts'))
  const configs = isShell
    ? shellConfig(directory)
    : remoteConfig((await readRemote(directory)).remote, directory)
  await compile(configs)
  console.log(`Built ${basename(directory)} into dist/`)
}
