/** A running browser with one page. */
export type Engine = {
  opens: (address: string) => Promise<void>
  /** Runs a function's source in the page. Arguments and result must be JSON. */
  runs: (source: string, args: readonly unknown[]) => Promise<unknown>
  /** Clicks at a point of the window, in px. */
  clicks: (x: number, y: number) => Promise<void>
  types: (text: string) => Promise<void>
  tabs: () => Promise<void>
  /** Returns a PNG of the window in Base64. */
  screenshot: () => Promise<string>
  ends: () => Promise<void>
}

export type EngineKind = {
  name: string
  isInstalled: () => boolean
  installCommand: string
  starts: () => Promise<Engine>
}
