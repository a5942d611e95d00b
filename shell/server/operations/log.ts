import { createLog } from '@storefront/server'

/** The log of this server. */
export const log = createLog()
