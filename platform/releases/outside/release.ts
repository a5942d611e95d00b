import '../../processes/say-refusals.ts'
import { openStore } from '@storefront/releases'
import { composeRemote } from '../tools/build/release-remote.ts'
import { explainFailure } from '../tools/explain-failure.ts'
import { publish } from '../tools/publish.ts'

/**
 * `npm run release` in a vertical's own repository builds the remote and publishes it to RELEASE_STORE under the
 * version in package.json. `promote.yml` of the site, or its operator, makes it live.
 */
const { RELEASE_STORE: store } = process.env
if (!store)
  throw new Error(
    'RELEASE_STORE is missing: s3://bucket/prefix, or the .releases folder of a checkout.',
  )
const composed = await composeRemote(process.cwd())
await publish(await openStore(store), composed, process.cwd()).catch(explainFailure('release'))
