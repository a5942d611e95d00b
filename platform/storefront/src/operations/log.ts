import { createLog } from '@storefront/server'
import { tracing } from './tracing.ts'

/** The log of this server. */
export const log = createLog(undefined, tracing.logFields)
