import { compile } from '@storefront/federation/build'
import consoleConfig from '../releases/console/rspack.config.ts'

// Builds the release service's console, also for its image.
await compile([consoleConfig])
