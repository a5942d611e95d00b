/** True in a long run (`HARDENING=long`), in which tests repeat more often and hold times to limits. */
export const isHardening = process.env.HARDENING === 'long'

/** Number of repetitions of a test in a short and a long run. */
export const repetitions = (short: number, long: number) => (isHardening ? long : short)
