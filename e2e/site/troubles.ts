import type { BrowserContext } from '@playwright/test'

/** Hosts that a visitor is sent to on purpose; only the journey answers for them. */
const visited = /^https:\/\/wa\.me\//

/** Collects every error that a visitor's browser reports, on every page of the visit, as it happens. */
export class Troubles {
  private readonly found: string[] = []
  private readonly expected: RegExp[] = []

  constructor(context: BrowserContext) {
    this.watch(context)
  }

  /** One more browser of the same journey. */
  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error') return
      this.found.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (webError) => this.found.push(`page: ${webError.error().stack}`))
    context.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      const isElsewhere =
        protocol.startsWith('http') && !/^(localhost|127\.0\.0\.1)$/.test(hostname)
      if (isElsewhere && !visited.test(request.url())) this.found.push(`asked ${request.url()}`)
    })
  }

  /** Declares an error that this journey causes on purpose, as it will be written on the console. */
  expect(...patterns: RegExp[]) {
    this.expected.push(...patterns)
  }

  /** Errors that were not expected. */
  unexpected(): string[] {
    return this.found.filter((trouble) => !this.expected.some((known) => known.test(trouble)))
  }
}
