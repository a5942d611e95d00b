import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../platform/processes/apps.ts'
import fillDatabase from '../site/fill-database.ts'
import { startSite } from '../site/running-site.ts'
import { type Booking, bookings } from './bookings.ts'
import type { EngineKind } from './engine.ts'
import { EngineVisitor } from './engine-visitor.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

const kinds = [firefox, webkit]
const pictures = join(root, 'test-results/engines')

/** Makes a booking in a new browser. Returns its error with the path of a screenshot, or null. */
async function problemOf(kind: EngineKind, booking: Booking, site: string): Promise<string | null> {
  const engine = await kind.starts()
  try {
    await booking.books(new EngineVisitor(engine, site))
    return null
  } catch (error) {
    const picture = join(pictures, `${kind.name}-${booking.product}.png`)
    await mkdir(pictures, { recursive: true })
    await writeFile(picture, Buffer.from(await engine.screenshot(), 'base64'))
    return `${error instanceof Error ? error.message : error} (${picture})`
  } finally {
    await engine.ends()
  }
}

const missing = kinds.filter((kind) => !kind.isInstalled()).map((kind) => kind.installCommand)
if (missing.length > 0) {
  console.error(`An engine is missing:\n${missing.join('\n')}`)
  process.exit(2)
}

const products = process.argv.slice(2)
const chosen = bookings.filter(({ product }) => products.length === 0 || products.includes(product))
await fillDatabase()
const site = await startSite({})
let passed = 0
for (const kind of kinds) {
  for (const booking of chosen) {
    const started = performance.now()
    const problem = await problemOf(kind, booking, site.url)
    if (!problem) passed++
    const seconds = `${Math.round((performance.now() - started) / 1000)} s`
    const cells = [kind.name.padEnd(9), booking.product.padEnd(7), seconds.padStart(4)]
    console.log(
      `${problem ? '✗' : '✓'} ${cells.join('  ')}  ${problem ?? 'booked and paid by card'}`,
    )
  }
}
await site.stop()
const all = kinds.length * chosen.length
console.log(`${passed} of ${all} bookings`)
process.exitCode = passed === all && all > 0 ? 0 : 1
