import type { Engine } from './engines.ts'

/** Prints what a proof measured, "B10 · 0 oversold in 20 rounds", for `npm run hardening`. */
export function printFigure(row: string, text: string): void {
  console.log(`${row} · ${text}`)
}

/** Whether this is `npm run hardening`: only there a proof repeats as often as it should, and times are held to limits. */
export const isHardening = process.env.HARDENING === 'long'

/** How often a proof repeats; a variable of its own says otherwise. */
export function repetitions(variable: string, short: number, long: number): number {
  return Number(process.env[variable] ?? (isHardening ? long : short))
}

/** How a figure names an engine. */
export const engineNames: Record<Engine, string> = { pglite: 'PGlite', postgres: 'PostgreSQL' }
