/** One keyboard or mouse and what it does, as WebDriver and WebDriver BiDi both write it (W3C, "Actions"). */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      parameters: { pointerType: 'mouse' }
      actions: (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[]
    }

/** A running browser with one page: what the bookings need of it. */
export type Engine = {
  opens: (address: string) => Promise<void>
  /** Runs a function's source in the page. Its arguments and its answer travel as JSON; null when it answers nothing. */
  runs: (source: string, args: readonly unknown[]) => Promise<unknown>
  acts: (sources: readonly InputSource[]) => Promise<void>
  /** What the window shows, as PNG in Base64. */
  screenshot: () => Promise<string>
  ends: () => Promise<void>
}

/** An engine that may be on this machine. */
export type EngineKind = {
  name: string
  /** What is missing to run it, as a command that brings it; null when it is all there. */
  missing: () => string | null
  starts: () => Promise<Engine>
}
