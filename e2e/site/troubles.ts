import type { BrowserContext } from '@playwright/test'
import { siteAddress } from './address.ts'

/** Hosts to which the site sends visitors. The journeys answer in their place. */
const visited = /^https:\/\/wa\.me\//

/** Collects the errors that a browser reports on any page: console, uncaught exceptions and requests to other hosts. */
export class Troubles {
  private readonly found: string[] = []
  private readonly expected: RegExp[] = []

  constructor(context: BrowserContext) {
    this.watch(context)
  }

  /** Watches another browser of the same journey. */
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
      if (!siteAddress && isElsewhere && !visited.test(request.url()))
        this.found.push(`asked ${request.url()}`)
    })
  }

  /** Allows an error that this journey causes on purpose. */
  expect(...patterns: RegExp[]) {
    this.expected.push(...patterns)
  }

  unexpected(): string[] {
    return this.found.filter((trouble) => !this.expected.some((known) => known.test(trouble)))
  }
}
