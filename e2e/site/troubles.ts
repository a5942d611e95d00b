import type { BrowserContext } from '@playwright/test'

/** Hosts that a visitor is sent to on purpose; here nobody answers for them but the journey. */
const visited = /^https:\/\/wa\.me\//

/** Collects everything that a visitor's browser complains about, on every page of the visit, as it happens. */
export function watchForTroubles(context: BrowserContext): string[] {
  const troubles: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    troubles.push(`console: ${message.text()} (${url})`)
  })
  context.on('weberror', (webError) => troubles.push(`page: ${webError.error().stack}`))
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    const isElsewhere = protocol.startsWith('http') && !/^(localhost|127\.0\.0\.1)$/.test(hostname)
    if (isElsewhere && !visited.test(request.url())) troubles.push(`asked ${request.url()}`)
  })
  return troubles
}
