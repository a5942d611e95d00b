import { isMainThread } from 'node:worker_threads'
import { openTracing, untraced } from '@storefront/server'

/** Rendering threads make no spans, but their calls continue the trace of the page. */
export const tracing = isMainThread ? await openTracing('storefront', process.env) : untraced
