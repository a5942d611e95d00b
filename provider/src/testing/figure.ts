import type { Engine } from './engines.ts'

/** Prints what a proof measured, "B10 · 0 oversold in 20 rounds", for whoever collects such lines. */
export function printFigure(row: string, text: string): void {
  console.log(`${row} · ${text}`)
}

/** How often a proof repeats: more where somebody has the time, told by HARDENING=long or by a variable of its own. */
export function repetitions(variable: string, short: number, long: number): number {
  return Number(process.env[variable] ?? (process.env.HARDENING === 'long' ? long : short))
}

/** How a figure names an engine. */
export const engineNames: Record<Engine, string> = { pglite: 'PGlite', postgres: 'PostgreSQL' }
