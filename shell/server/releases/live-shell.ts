import type { Registry } from '@storefront/contract'
import type { OpenShell } from '../rendering/open-shell.ts'
import { type OpenVersion, ShellOpening } from '../rendering/shell-opening.ts'

/** What a page is made with: the live shell, that of the visitors of a canary, and the registry that goes with both. */
export type PageShell = { shell: OpenShell; canary: OpenShell | null; registry: Registry }

export type LiveShellOptions = { registry: () => Promise<Registry>; open: OpenVersion }

/** A shell that was replaced is closed once every page begun with it is out, in ms. */
const lastPagesMs = 30_000

/**
 * The live shell, and its canary beside it. A switch needs no restart: the next version is opened while the one before
 * goes on with the registry as it was, so that no page mixes the two. A version that cannot be opened changes nothing: the
 * visitors of such a canary get what is live.
 */
export class LiveShell {
  private readonly registry: () => Promise<Registry>
  private current: Omit<PageShell, 'canary'>
  private canary: OpenShell | null = null
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
      this.next.begin(wanted, (opened) => {
        this.current = { shell: opened, registry }
        closeLater(shell)
      })
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
    await Promise.all([this.current.shell.close(), this.canary?.close()])
  }

  private followCanary(version: string | undefined): void {
    if (this.canary?.version === version) return
    if (this.canary) closeLater(this.canary)
    this.canary = null
    if (!version) this.nextCanary.forget()
    else {
      this.nextCanary.begin(version, (opened) => {
        this.canary = opened
      })
    }
  }
}

function closeLater(shell: OpenShell): void {
  setTimeout(() => void shell.close(), lastPagesMs).unref()
}
