import type { RenderedPage, RenderInput } from '../../src/server.tsx'

/** A page to render. */
export type PageJob = {
  input: RenderInput
  /** Path of the server-side build of each remote that takes part. */
  serverBuilds: Record<string, string>
}

/** Server-side builds to import before the first visitor needs them. */
export type ImportJob = { imports: string[] }

export type RenderJob = PageJob | ImportJob

export type Question = { id: number; job: RenderJob }

/** A page, null for a job without one, or the text of what was thrown. */
export type Answer = { id: number; page: RenderedPage | null } | { id: number; error: string }

/** What a thread starts with. */
export type WorkerData = {
  /** The shell's server-side bundle. */
  bundle: string
  memory: SharedArrayBuffer
}

/** Cells of the memory that a thread shares with the main one, which can read them whatever the thread does. */
export const cells = {
  /** Counts up while the thread turns. */
  beats: 0,
  /** The page that the thread turned to last, or 0 when that one is done. */
  page: 1,
}
