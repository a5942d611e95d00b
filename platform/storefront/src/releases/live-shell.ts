import type { LiveDocument } from '@storefront/contract'
import { log } from '../operations/log.ts'
import type { OpenShell } from '../rendering/open-shell.ts'
import { shellCloseMs, shellRetryMs } from '../times.ts'

/** Shell, canary and registry of a page, which belong together. */
export type PageShell = {
  shell: OpenShell
  canary: OpenShell | null
  registry: LiveDocument
}

/** Maximum number of shells that open at the same time: the live one and the canary. */
const mostOpening = 2

/**
 * Switches the live shell and its canary without a restart. The next version opens while pages keep the current shell
 * with its registry, except that remotes can still be rolled back and retired. A version that fails to open changes
 * nothing else, and visitors of such a canary get the live one.
 */
export class LiveShell {
  current: PageShell
  /** Throws when a version cannot be opened. */
  private readonly openVersion: (version: string) => Promise<OpenShell>
  private latest: LiveDocument
  /** Registry that the current shell was opened for. */
  private opened: LiveDocument
  /** Open shells by version. */
  private readonly open: Map<string, OpenShell>
  private readonly opening = new Map<string, Promise<void>>()
  /** Versions that failed to open; true while they wait for another try. */
  private readonly failures = new Map<string, boolean>()
  /** Timers of replaced shells. */
  private readonly closing = new Map<string, NodeJS.Timeout>()
  private isClosed = false

  constructor(
    shell: OpenShell,
    registry: LiveDocument,
    open: (version: string) => Promise<OpenShell>,
  ) {
    this.latest = registry
    this.opened = registry
    this.open = new Map([[shell.version, shell]])
    this.openVersion = open
    this.current = { shell, canary: null, registry }
    this.follow(registry)
  }

  /** Switches to a registry, at once if its shell is open, else when that has opened. */
  follow(registry: LiveDocument): void {
    this.latest = registry
    if (this.isClosed) return
    const before = this.current
    const live = before.shell.isFixed
      ? before.shell.version
      : (registry.shell?.live ?? before.shell.version)
    const next = this.version(live)
    const shell = next ?? before.shell
    if (next) this.opened = registry
    const shown = next ? registry : withRollbacks(this.opened, registry)
    const beside = shell.isFixed ? undefined : shown.shell?.canary?.version
    const canary = beside ? this.version(beside) : null
    this.current = { shell, canary, registry: shown }
    this.keepOnly([shell.version, live, beside])
  }

  /** Returns a sentence for each version that failed to open. */
  problems(): string[] {
    return [...this.failures.keys()].map((version) => `shell ${version} cannot be opened.`)
  }

  async close(): Promise<void> {
    this.isClosed = true
    await Promise.all(this.opening.values())
    for (const timer of this.closing.values()) clearTimeout(timer)
    await Promise.all([...this.open.values()].map((shell) => shell.close()))
  }

  /** Open shell of a version; null while it opens or after it failed. */
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
      setTimeout(() => this.tryAgain(version), shellRetryMs).unref()
      log.error({ error }, `shell ${version} cannot be opened; pages are made by the one before`)
    }
  }

  private tryAgain(version: string): void {
    if (this.failures.has(version)) this.failures.set(version, false)
    this.follow(this.latest)
  }

  /** Closes the other shells after a while. */
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
        this.closing.set(version, setTimeout(close, shellCloseMs).unref())
      }
    }
  }
}

/** Returns `before` without the remotes, canaries and versions that `after` retired, ended or rolled back. */
function withRollbacks(before: LiveDocument, after: LiveDocument): LiveDocument {
  const remotes = Object.entries(before.remotes).flatMap(([name, known]) => {
    const now = after.remotes[name]
    if (!now) return []
    const { canary: _, ...calm } = known
    if (now.live !== calm.lastGood) return [[name, now.canary ? known : calm]]
    const { lastGood: live, ...rest } = calm
    return [[name, { ...rest, live }]]
  })
  return { ...before, remotes: Object.fromEntries(remotes) }
}
