import type { Engine } from './engines.ts'

/** Prints what a proof measured, "B10 · 0 oversold in 20 rounds", for whoever collects such lines. */
export function printFigure(row: string, text: string): void {
  console.log(`${row} · ${text}`)
}

/** How a figure names an engine. */
export const engineNames: Record<Engine, string> = { pglite: 'PGlite', postgres: 'PostgreSQL' }
