import type { BrowserContext, Route } from '@playwright/test'

/** Faults of a file on its way to the browser. */
export type Fault = 'down' | '500' | 'garbage' | 'throws' | 'hang'

const answers: Record<Exclude<Fault, 'hang'>, (route: Route) => Promise<void>> = {
  down: (route) => route.fulfill({ status: 503 }),
  '500': (route) => route.fulfill({ status: 500 }),
  garbage: (route) => route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>' }),
  throws: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw Error()' }),
}

/**
 * Breaks the files of remotes below a path (`flights/`, `flights/1.1.0/exposes`) for one browser. Returns a function that
 * repairs them.
 */
export async function breakFiles(
  context: BrowserContext,
  path: string,
  fault: Fault,
): Promise<() => Promise<void>> {
  const files = (url: URL) => url.pathname.startsWith(`/remotes/${path}`)
  const handler = fault === 'hang' ? () => undefined : answers[fault]
  await context.route(files, handler)
  return () => context.unroute(files, handler)
}
