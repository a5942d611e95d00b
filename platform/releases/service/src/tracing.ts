import { openTracing } from '@storefront/server'

/** The traces of this service. */
export const tracing = await openTracing('releases', process.env)
