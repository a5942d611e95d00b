import { createLog } from '@storefront/server'
import { tracing } from './tracing.ts'

export const log = createLog(undefined, tracing.logFields)
