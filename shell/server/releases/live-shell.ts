import type { Registry } from '@storefront/contract'
import { log } from '../operations/log.ts'
import type { OpenShell } from '../rendering/open-shell.ts'

/** What pages are made with: the live shell, its canary, and the registry that both were opened with. */
export type PageShell = { shell: OpenShell; canary: OpenShell | null; registry: Registry }

/** Opens a version of the shell so that it can make pages. Throws when it cannot. */
type OpenVersion = (version: string) => Promise<OpenShell>

type LiveShellOptions = { registry: () => Promise<Registry>; open: OpenVersion }

/** A shell that could not be opened is tried again after this time, in ms. */
const retryMs = 10_000

/** A replaced shell is closed once the pages begun with it are out; until then a rollback reuses it. In ms. */
const lastPagesMs = 30_000

/**
 * The live shell, and its canary beside it. A switch needs no restart: the next version is opened while the one before
 * goes on with the registry as it was, so that no page mixes the two. What is open already, because it is the canary or was
 * live a moment ago, makes the next page. A version that cannot be opened changes nothing: the visitors of such a canary
 * get what is live.
 */
export class LiveShell {
  private readonly registry: () => Promise<Registry>
  private current: Omit<PageShell, 'canary'>
  private canary: OpenShell | null = null
  /** Shells that make no more pages, by version, until they are closed. */
  private readonly leaving = new Map<string, { shell: OpenShell; closing: NodeJS.Timeout }>()
  private readonly next: ShellOpening
  private readonly nextCanary: ShellOpening

  /** Starts with a shell that is open. */
  constructor(first: Omit<PageShell, 'canary'>, { registry, open }: LiveShellOptions) {
    this.current = first
    this.registry = registry
    this.next = new ShellOpening(open)
    this.nextCanary = new ShellOpening(open)
  }

  /** What a page that begins now is made with. */
  async forPage(): Promise<PageShell> {
    const registry = await this.registry()
    const { shell } = this.current
    const wanted = registry.shell?.live ?? shell.version
    if (shell.isFixed || wanted === shell.version) {
      this.current = { shell, registry }
      this.next.forget()
    } else {
      const open = this.takeOpen(wanted)
      if (open) this.changeTo(open, registry)
      else this.next.begin(wanted, (opened) => this.changeTo(opened, registry))
    }
    this.followCanary(shell.isFixed ? undefined : this.current.registry.shell?.canary?.version)
    return { ...this.current, canary: this.canary }
  }

  /** Why a version that is wanted does not make pages, a sentence each. */
  problems(): string[] {
    return [...this.next.problems(), ...this.nextCanary.problems()]
  }

  async close(): Promise<void> {
    await Promise.all([this.next.settled(), this.nextCanary.settled()])
    const open = [...this.leaving.values()].map(({ shell }) => shell)
    await Promise.all([this.current.shell, this.canary, ...open].map((shell) => shell?.close()))
  }

  private changeTo(shell: OpenShell, registry: Registry): void {
    this.closeLater(this.current.shell)
    this.current = { shell, registry }
  }

  /** A version that is open although it is not the live one; null when it is not. */
  private takeOpen(version: string): OpenShell | null {
    if (this.canary?.version === version) {
      const shell = this.canary
      this.canary = null
      return shell
    }
    const left = this.leaving.get(version)
    if (!left) return null
    clearTimeout(left.closing)
    this.leaving.delete(version)
    return left.shell
  }

  private closeLater(shell: OpenShell): void {
    const closing = setTimeout(() => {
      this.leaving.delete(shell.version)
      void shell.close()
    }, lastPagesMs)
    closing.unref()
    this.leaving.set(shell.version, { shell, closing })
  }

  private followCanary(version: string | undefined): void {
    if (this.canary?.version === version) return
    if (this.canary) this.closeLater(this.canary)
    this.canary = version ? this.takeOpen(version) : null
    if (!version) this.nextCanary.forget()
    else if (!this.canary) {
      this.nextCanary.begin(version, (opened) => {
        this.canary = opened
      })
    }
  }
}

/** Opens one version of the shell at a time, while pages are made by another. */
class ShellOpening {
  private readonly open: OpenVersion
  private underWay: Promise<void> | null = null
  private failed: { version: string; at: number } | null = null

  constructor(open: OpenVersion) {
    this.open = open
  }

  /** Starts opening it, unless another is being opened or this one failed lately; `use` gets it once a thread can render it. */
  begin(version: string, use: (shell: OpenShell) => void): void {
    const failedLately =
      this.failed?.version === version && performance.now() - this.failed.at < retryMs
    if (this.underWay || failedLately) return
    this.underWay = this.attempt(version, use).finally(() => {
      this.underWay = null
    })
  }

  /** Nothing has to be opened any more. */
  forget(): void {
    this.failed = null
  }

  /** What could not be opened, a sentence. */
  problems(): string[] {
    return this.failed ? [`shell ${this.failed.version} cannot be opened.`] : []
  }

  /** Resolves when nothing is being opened. */
  async settled(): Promise<void> {
    await this.underWay
  }

  private async attempt(version: string, use: (shell: OpenShell) => void): Promise<void> {
    try {
      const shell = await this.open(version)
      if (!shell.isWarm) {
        await shell.close()
        throw new Error('No thread can render it.')
      }
      this.failed = null
      use(shell)
      log.info(`shell ${version} makes pages`)
    } catch (error) {
      this.failed = { version, at: performance.now() }
      log.error({ error }, `shell ${version} cannot be opened; pages are made by the one before`)
    }
  }
}
