import type { Browser } from 'playwright'
import type { Edge } from '../network/edge.ts'
import { type Conditions, phone } from './visit.ts'

/** A single tap on From as soon as it is painted: when its dialog is in sight, in ms since navigation; or lost. */
export type EarlyTap = { ms: number; lost: number }

/** How long a tap may take before it counts as lost, in ms. */
const lostMs = 15_000

/** Taps once, before the page is live, and waits for what the tap opens. */
export async function tapEarly(
  browser: Browser,
  edge: Edge,
  { speed, cpuSlowdown }: Conditions,
): Promise<EarlyTap> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    edge.reset(speed)
    await page.goto(edge.url, { waitUntil: 'commit' })
    await page.getByRole('button', { name: /^From/ }).tap({ timeout: lostMs })
    const dialog = page.getByRole('dialog', { name: 'Select Location' })
    const isThere = await dialog.waitFor({ timeout: lostMs }).then(
      () => true,
      () => false,
    )
    return { ms: await page.evaluate(() => performance.now()), lost: isThere ? 0 : 1 }
  } finally {
    await context.close()
  }
}
