/** True in a long run (`HARDENING=long`): only then tests run their long counts and hold times to limits. */
export const isHardening = process.env.HARDENING === 'long'

/** Returns the number of repetitions of a test, unless its own variable sets it. */
export function repetitions(variable: string, short: number, long: number): number {
  return Number(process.env[variable] ?? (isHardening ? long : short))
}
