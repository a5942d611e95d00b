import { userInfo } from 'node:os'
import { compile, remoteConfig } from '@storefront/federation/build'
import { composeRelease, openStore, promote } from '@storefront/federation/release'
import { findRemotes, releasesRoot, releasesStore } from './apps.ts'

/**
 * `npm run release -- flights [--live]`: builds one remote and publishes it under the version in its package.json.
 * It goes live with `--live`, or later with `npm run promote`.
 */
const [name, ...flags] = process.argv.slice(2)
const remotes = await findRemotes()
const app = remotes.find(({ remote }) => remote.name === name)
if (!app) {
  console.error(
    `npm run release -- ${remotes.map(({ remote }) => remote.name).join(' | ')} [--live]`,
  )
  process.exit(2)
}
const { remote, directory, version } = app
await compile(remoteConfig(remote, directory))
const store = openStore(releasesStore)
const composed = await composeRelease({ remote, directory, packageVersion: version, exact: true })
console.log(`${remote.name} ${version}: ${await store.publish(composed)}`)
if (flags.includes('--live')) {
  const { revision } = await promote(
    { root: releasesRoot, store },
    { [remote.name]: version },
    userInfo().username,
  )
  console.log(`${remote.name} ${version} is live (revision ${revision})`)
}
