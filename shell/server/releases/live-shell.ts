import type { Registry } from '@storefront/contract'
import { log } from '../operations/log.ts'
import type { OpenShell } from '../rendering/open-shell.ts'

/** What a page is made with: a version of the shell, and the registry that goes with it. */
export type PageShell = { shell: OpenShell; registry: Registry }

export type LiveShellOptions = {
  registry: () => Promise<Registry>
  /** Has a version ready to make pages. Throws when it cannot. */
  open: (version: string) => Promise<OpenShell>
}

/** A shell that was replaced is closed once every page begun with it is out, in ms. */
const lastPagesMs = 30_000

/** A shell that could not be opened is tried again after this time, in ms. */
const retryMs = 10_000

/**
 * The live shell. A switch needs no restart: the next version is opened while the one before goes on with the registry as
 * it was, so that no page mixes the two. A version that cannot be opened changes nothing.
 */
export class LiveShell {
  private readonly options: LiveShellOptions
  private current: PageShell
  private opening: Promise<void> | null = null
  private failed: { version: string; at: number } | null = null

  /** Starts with a shell that is open. */
  constructor(first: PageShell, options: LiveShellOptions) {
    this.current = first
    this.options = options
  }

  /** What a page that begins now is made with. */
  async forPage(): Promise<PageShell> {
    const registry = await this.options.registry()
    const { shell } = this.current
    const wanted = registry.shell?.live ?? shell.version
    if (shell.isFixed || wanted === shell.version) {
      this.current = { shell, registry }
      this.failed = null
    } else if (!this.failedLately(wanted)) {
      this.opening ??= this.replaceBy(wanted, registry).finally(() => {
        this.opening = null
      })
    }
    return this.current
  }

  /** Why the version that is live does not make pages, a sentence; empty where it does. */
  problems(): string[] {
    return this.failed ? [`shell ${this.failed.version} cannot be opened.`] : []
  }

  async close(): Promise<void> {
    await this.opening
    await this.current.shell.close()
  }

  private async replaceBy(version: string, registry: Registry): Promise<void> {
    const { shell: before } = this.current
    try {
      const shell = await this.options.open(version)
      if (!shell.isWarm) {
        await shell.close()
        throw new Error('No thread can render it.')
      }
      this.current = { shell, registry }
      setTimeout(() => void before.close(), lastPagesMs).unref()
      log.info(`shell ${version} is live`)
    } catch (error) {
      this.failed = { version, at: performance.now() }
      log.error({ error }, `shell ${version} cannot be opened; shell ${before.version} goes on`)
    }
  }

  private failedLately(version: string): boolean {
    return this.failed?.version === version && performance.now() - this.failed.at < retryMs
  }
}
