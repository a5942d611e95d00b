import { isMainThread } from 'node:worker_threads'
import { openTracing, untraced } from '@storefront/server'

/** The traces of this server. Its rendering threads make no spans: their calls carry the page's on. */
export const tracing = isMainThread ? await openTracing('storefront', process.env) : untraced
