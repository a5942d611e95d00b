import { remoteConfig } from '@storefront/federation/build'
import { remote } from './remote.config.ts'

export default remoteConfig(remote, import.meta.dirname)
