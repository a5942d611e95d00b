/** True in a long run (`HARDENING=long`), in which tests repeat more often and hold times to limits. */
export const isHardening = process.env.HARDENING === 'long'

/** Number of repetitions of a test: the environment variable, else `short` or `long`. */
export function repetitions(variable: string, short: number, long: number): number {
  return Number(process.env[variable] ?? (isHardening ? long : short))
}
