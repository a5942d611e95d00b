/** Whether this run is long (`HARDENING=long`): only then tests run their long counts, and times are held to limits. */
export const isHardening = process.env.HARDENING === 'long'

/** How often a test repeats, unless its own variable says otherwise. */
export function repetitions(variable: string, short: number, long: number): number {
  return Number(process.env[variable] ?? (isHardening ? long : short))
}
