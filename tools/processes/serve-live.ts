import { endWith } from './ending.ts'
import { keepStorefront } from './storefront.ts'

/** Serves what is live at PORT, with more variables in `env`, until this process is asked to end, or what it started cannot be kept running. */
export async function serveLive(env: Record<string, string> = {}): Promise<void> {
  try {
    const { url, stop, lost } = await keepStorefront({ port: process.env.PORT ?? '3000', env })
    endWith(stop)
    console.log(`Storefront ready at ${url}`)
    await lost.finally(stop)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
