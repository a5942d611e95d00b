import { compile, remoteConfig } from '../build/index.ts'
import { readRemote } from '../build/remote-app.ts'

/** Builds one remote, for the browser and for the server, with nothing but itself and the shared packages. */
export async function buildRemote(directory: string): Promise<void> {
  const { remote } = await readRemote(directory)
  await compile(remoteConfig(remote, directory))
  console.log(`Built ${remote.name} into dist/`)
}
