import type { Published } from '@storefront/contract'
import { log } from '../operations/log.ts'
import { hasCanary } from '../pages/page-versions.ts'
import type { OpenShell } from '../rendering/open-shell.ts'

/** The live shell, its canary, and the registry that both were opened with: everything that pages are rendered with. */
export type PageShell = {
  shell: OpenShell
  canary: OpenShell | null
  registry: Published
  /** True when the shell or any remote has a canary: only then must a visitor be recognised. */
  hasCanary: boolean
}

/** A shell that could not be opened is tried again after this time, in ms. */
const retryMs = 10_000

/** A replaced shell is closed once the pages begun with it are out; until then a rollback reuses it. In ms. */
const lastPagesMs = 30_000

/** The live version and a canary may be opened at the same time; any other version waits. */
const mostOpening = 2

/**
 * The live shell, and its canary beside it. A switch needs no restart: the next version is opened while the one before
 * goes on with the registry as it was, so that no page mixes the two. A version that is open already, because it is the canary
 * or was live a moment ago, makes the next page. One that cannot be opened changes nothing: the visitors of such a canary get
 * what is live.
 */
export class LiveShell {
  /** Shell for pages that start now. */
  current: PageShell
  /** Opens a version of the shell so that it can make pages. Throws when it cannot. */
  private readonly openVersion: (version: string) => Promise<OpenShell>
  private latest: Published
  /** By version, as the rest: the shells that can make pages. */
  private readonly open: Map<string, OpenShell>
  private readonly opening = new Map<string, Promise<void>>()
  /** Versions that could not be opened, and whether they rest. */
  private readonly failures = new Map<string, boolean>()
  /** Shells that no page begins with any more. */
  private readonly closing = new Map<string, NodeJS.Timeout>()
  private isClosed = false

  /** Starts with a shell that is open, and what was live when it was opened. */
  constructor(
    shell: OpenShell,
    registry: Published,
    open: (version: string) => Promise<OpenShell>,
  ) {
    this.latest = registry
    this.open = new Map([[shell.version, shell]])
    this.openVersion = open
    this.current = { shell, canary: null, registry, hasCanary: hasCanary(registry) }
    this.follow(registry)
  }

  /** Goes over to what is live now, at once where its shell is open. */
  follow(registry: Published): void {
    this.latest = registry
    if (this.isClosed) return
    const before = this.current
    const live = before.shell.isFixed
      ? before.shell.version
      : (registry.shell?.live ?? before.shell.version)
    const next = this.version(live)
    const shell = next ?? before.shell
    const shown = next ? registry : before.registry
    const beside = shell.isFixed ? undefined : shown.shell?.canary?.version
    const canary = beside ? this.version(beside) : null
    this.current = { shell, canary, registry: shown, hasCanary: hasCanary(shown) }
    this.keepOnly([shell.version, live, beside])
  }

  /** Why a version that is wanted does not make pages, a sentence each. */
  problems(): string[] {
    return [...this.failures.keys()].map((version) => `shell ${version} cannot be opened.`)
  }

  async close(): Promise<void> {
    this.isClosed = true
    await Promise.all(this.opening.values())
    for (const timer of this.closing.values()) clearTimeout(timer)
    await Promise.all([...this.open.values()].map((shell) => shell.close()))
  }

  /** A version that is open; null while it is being opened, or cannot be. */
  private version(version: string): OpenShell | null {
    const open = this.open.get(version)
    if (open) return open
    const isResting = this.failures.get(version) === true
    if (!isResting && !this.opening.has(version) && this.opening.size < mostOpening) {
      const attempt = this.attempt(version).finally(() => {
        this.opening.delete(version)
        this.follow(this.latest)
      })
      this.opening.set(version, attempt)
    }
    return null
  }

  private async attempt(version: string): Promise<void> {
    try {
      const shell = await this.openVersion(version)
      if (!shell.isWarm) {
        await shell.close()
        throw new Error('No thread can render it.')
      }
      this.failures.delete(version)
      this.open.set(version, shell)
      log.info(`shell ${version} makes pages`)
    } catch (error) {
      this.failures.set(version, true)
      setTimeout(() => this.tryAgain(version), retryMs).unref()
      log.error({ error }, `shell ${version} cannot be opened; pages are made by the one before`)
    }
  }

  private tryAgain(version: string): void {
    if (this.failures.has(version)) this.failures.set(version, false)
    this.follow(this.latest)
  }

  /** Closes the other versions, each a while after its last page began. */
  private keepOnly(versions: (string | undefined)[]): void {
    for (const version of this.failures.keys()) {
      if (!versions.includes(version)) this.failures.delete(version)
    }
    for (const [version, shell] of this.open) {
      const timer = this.closing.get(version)
      if (versions.includes(version)) {
        clearTimeout(timer)
        this.closing.delete(version)
      } else if (!timer) {
        const close = () => {
          this.closing.delete(version)
          this.open.delete(version)
          void shell.close()
        }
        this.closing.set(version, setTimeout(close, lastPagesMs).unref())
      }
    }
  }
}
