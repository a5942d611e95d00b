import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/apps.ts'

/** Reasons why a journey needs more than a browser, by what its source uses. */
const needs: [RegExp, string][] = [
  [/releaseTest|release-copies|release-tools/, 'reads or changes the releases of its site'],
  [/ownSite|startSite|\bsite: \{/, 'needs a site with other settings'],
  [/\bstart(Provider|Storefront|Server)\b|superviseStorefront/, 'starts servers'],
  [/(?<![@_])storefront[\s,.}]/, 'needs the processes of its site'],
]

/** Steps of a journey that book, pay or write to the agency. Of others the browser sends nothing (e2e/site/address.ts). */
const books = /\.(goesToPay|paysAsWell|booksByWhatsApp|isDeclinedOnce|isConfirmed)\(|presses\('Send/

/** Reason why a journey is left out of a run at an address; null for one that runs. */
export function leftOutFor(source: string, isBooking: boolean): string | null {
  const [, need] = needs.find(([use]) => use.test(source)) ?? []
  return need ?? (books.test(source) && !isBooking ? 'books (--book)' : null)
}

/** Journeys of this checkout by file, each with the reason why it is left out, or null. */
export function journeysAtAddress(isBooking: boolean): { file: string; reason: string | null }[] {
  const folder = join(root, 'e2e/journeys')
  const files = globSync('**/*.spec.ts', { cwd: folder }).sort()
  return files.map((file) => ({
    file,
    reason: leftOutFor(readFileSync(join(folder, file), 'utf8'), isBooking),
  }))
}

/** Throws unless payments of a site are those of its own sandbox. */
export async function expectSandbox(site: string): Promise<void> {
  const page = await fetch(new URL('/sandbox/pay/none', site))
  if ((await page.text()).includes('No such payment')) return
  throw new Error(`${site} has no sandbox for payments on its own address, so nothing is booked.`)
}
