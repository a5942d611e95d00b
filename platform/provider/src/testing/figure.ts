import type { Engine } from './engines.ts'

/** Prints what a test measured, "B10 · 0 oversold in 20 rounds". */
export function printFigure(row: string, text: string): void {
  console.log(`${row} · ${text}`)
}

/** Whether this run is long (`HARDENING=long`): only then tests run their long counts, and times are held to limits. */
export const isHardening = process.env.HARDENING === 'long'

/** How often a test repeats, unless its own variable says otherwise. */
export function repetitions(variable: string, short: number, long: number): number {
  return Number(process.env[variable] ?? (isHardening ? long : short))
}

/** How a figure names an engine. */
export const engineNames: Record<Engine, string> = { pglite: 'PGlite', postgres: 'PostgreSQL' }
