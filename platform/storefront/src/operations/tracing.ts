import { openTracing } from '@storefront/server'

export const tracing = await openTracing('storefront', process.env)
