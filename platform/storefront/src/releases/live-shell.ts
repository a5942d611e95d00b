import type { Published } from '@storefront/contract'
import { log } from '../operations/log.ts'
import type { OpenShell } from '../rendering/open-shell.ts'

/** What pages are made with: the live shell, its canary, and the registry that both were opened with. */
export type PageShell = { shell: OpenShell; canary: OpenShell | null; registry: Published }

type LiveShellOptions = {
  registry: () => Promise<Published>
  /** Opens a version of the shell so that it can make pages. Throws when it cannot. */
  open: (version: string) => Promise<OpenShell>
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
  private readonly options: LiveShellOptions
  private current: Omit<PageShell, 'canary'>
  /** By version, as the rest: the shells that can make pages. */
  private readonly open: Map<string, OpenShell>
  private readonly opening = new Map<string, Promise<void>>()
  private readonly failures = new Map<string, number>()
  /** Shells that no page begins with any more. */
  private readonly closing = new Map<string, NodeJS.Timeout>()

  /** Starts with a shell that is open. */
  constructor(first: Omit<PageShell, 'canary'>, options: LiveShellOptions) {
    this.current = first
    this.open = new Map([[first.shell.version, first.shell]])
    this.options = options
  }

  /** What a page that begins now is made with. */
  async forPage(): Promise<PageShell> {
    const registry = await this.options.registry()
    if (this.current.shell.isFixed) return { ...this.current, registry, canary: null }
    const live = registry.shell?.live ?? this.current.shell.version
    const shell = this.version(live)
    if (shell) this.current = { shell, registry }
    const canary = this.current.registry.shell?.canary?.version
    this.keepOnly([this.current.shell.version, live, canary])
    return { ...this.current, canary: canary ? this.version(canary) : null }
  }

  /** Why a version that is wanted does not make pages, a sentence each. */
  problems(): string[] {
    return [...this.failures.keys()].map((version) => `shell ${version} cannot be opened.`)
  }

  async close(): Promise<void> {
    await Promise.all(this.opening.values())
    for (const timer of this.closing.values()) clearTimeout(timer)
    await Promise.all([...this.open.values()].map((shell) => shell.close()))
  }

  /** A version that is open; null while it is being opened, or cannot be. */
  private version(version: string): OpenShell | null {
    const open = this.open.get(version)
    if (open) return open
    const failedAt = this.failures.get(version) ?? Number.NEGATIVE_INFINITY
    const isResting = performance.now() - failedAt < retryMs
    if (!isResting && !this.opening.has(version) && this.opening.size < mostOpening) {
      const attempt = this.attempt(version).finally(() => this.opening.delete(version))
      this.opening.set(version, attempt)
    }
    return null
  }

  private async attempt(version: string): Promise<void> {
    try {
      const shell = await this.options.open(version)
      if (!shell.isWarm) {
        await shell.close()
        throw new Error('No thread can render it.')
      }
      this.failures.delete(version)
      this.open.set(version, shell)
      log.info(`shell ${version} makes pages`)
    } catch (error) {
      this.failures.set(version, performance.now())
      log.error({ error }, `shell ${version} cannot be opened; pages are made by the one before`)
    }
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
