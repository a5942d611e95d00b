import '../../processes/say-refusals.ts'
import { openStore } from '@storefront/releases'
import { composeRemote } from '../command-line/compose/release-remote.ts'
import { fromCheckout, upload } from '../command-line/desk/publish.ts'
import { serviceOf } from '../command-line/desk/release-api.ts'

/**
 * `npm run release` in a repository of its own: builds the remote of this folder and publishes it under the version in its
 * package.json, at the release service of RELEASES_URL and RELEASES_TOKEN, else into the folder of RELEASES_DIR.
 */
const service = serviceOf(process.env)
const { RELEASES_DIR: folder } = process.env
if (!service && !folder)
  throw new Error(
    'Where to? RELEASES_DIR is the .releases folder of a checkout, RELEASES_URL and RELEASES_TOKEN are a release service.',
  )
const composed = await fromCheckout(await composeRemote(process.cwd()), process.cwd())
const { name, version } = composed.release
const outcome = service
  ? await upload(service, composed)
  : await (await openStore(folder ?? '', folder ?? '')).publish(composed)
console.log(`${name} ${version}: ${outcome}`)
