import { compile } from '@storefront/federation/build'
import consoleConfig from './rspack.config.ts'

// Builds the console, which the service serves from `dist`.
await compile([consoleConfig])
