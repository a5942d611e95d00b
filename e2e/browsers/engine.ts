/** A running browser with one page: what the bookings need of it. */
export type Engine = {
  opens: (address: string) => Promise<void>
  /** Runs a function's source in the page. Its arguments and its answer travel as JSON. */
  runs: (source: string, args: readonly unknown[]) => Promise<unknown>
  /** Presses the mouse at a place of the window, in px. */
  clicks: (x: number, y: number) => Promise<void>
  /** Presses the keys of a text, or Tab, where the focus is. */
  types: (text: string) => Promise<void>
  tabs: () => Promise<void>
  /** Picture of the window, as PNG in Base64. */
  screenshot: () => Promise<string>
  ends: () => Promise<void>
}

/** An engine that may be on this machine. */
export type EngineKind = {
  name: string
  /** True when all that it needs is installed; `bringsIt` is the command that installs it. */
  isHere: () => boolean
  bringsIt: string
  starts: () => Promise<Engine>
}
