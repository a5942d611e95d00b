import type { RemoteDescription } from '@storefront/contract'

/** Throws for a screen without a sample, or a sample without a screen. */
export function checkSamples({ name, samples = {} }: RemoteDescription, screens: string[]): void {
  const named = Object.values(samples).flatMap(({ from = [] }) => from)
  const missing = screens.filter((screen) => !samples[screen])
  const wrong = [...new Set([...Object.keys(samples), ...named])].filter(
    (screen) => !screens.includes(screen),
  )
  if (missing.length > 0)
    throw new Error(
      `remote.config.ts of ${name} has no sample of its screens ${missing.join(', ')}.`,
    )
  if (wrong.length > 0)
    throw new Error(`remote.config.ts of ${name} has samples of no screen: ${wrong.join(', ')}.`)
}
