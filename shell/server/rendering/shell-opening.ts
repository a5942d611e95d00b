import { log } from '../operations/log.ts'
import type { OpenShell } from './open-shell.ts'

/** A shell that could not be opened is tried again after this time, in ms. */
const retryMs = 10_000

/** Has a version of the shell ready to make pages. Throws when it cannot. */
export type OpenVersion = (version: string) => Promise<OpenShell>

/** Opens one version of the shell at a time, while pages are made by another. */
export class ShellOpening {
  private readonly open: OpenVersion
  private underWay: Promise<void> | null = null
  private failed: { version: string; at: number } | null = null

  constructor(open: OpenVersion) {
    this.open = open
  }

  /** Begins, unless one is being opened or this one could not be lately; `use` takes it once a thread can render it. */
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
