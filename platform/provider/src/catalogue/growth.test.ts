import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { replaceCatalogue } from '../seed/seed.ts'
import { get } from '../testing/calls.ts'
import { engines, useProvider } from '../testing/engines.ts'
import { engineNames, isHardening, printFigure } from '../testing/figure.ts'
import { airportOf, placeName, sizedCatalogue } from '../testing/sized-catalogue.ts'

const stay = 'check_in=2026-11-24&check_out=2026-11-25&adults=2&children=0&infants=0'
const flight = `from=${airportOf(3)}&to=${airportOf(4)}&date=2026-11-24`
const place = encodeURIComponent(placeName(3))
const calls = [
  `/flights/search?${flight}&type=Oneway`,
  `/flights/search?${flight}&returnDate=2026-12-01&type=Round+Trip`,
  `/hotels?q=${place}&${stay}`,
  `/hotels/hotel-7?${stay}`,
  `/tours?q=${place}`,
  `/packages?q=${place}&${stay}`,
  '/airports/search?query=ca',
  `/airports/search?query=${airportOf(3)}`,
  '/destinations/search?query=ho',
  `/destinations/search?query=${place}`,
  '/destinations/search?query=hotel+xyz',
]

/** Of one call at one size, the times of two runs differ by so much where nothing has changed. */
const noise = 1.5

describe.runIf(isHardening).each(engines)('searches on %s', (engine) => {
  const benches = [100, 100_000].map((size) => ({ size, bench: useProvider(engine) }))

  beforeAll(async () => {
    for (const { size, bench } of benches) {
      await bench.db.transaction((tx) => replaceCatalogue(tx, sizedCatalogue(size)))
      await bench.db.execute(sql`analyze`)
      // Once it has answered, what was written is what is searched.
      await get(bench.provider.app, '/catalogue/revision')
    }
  }, 300_000)

  test.each(calls)(
    '%s takes no longer in a catalogue of 100,000 than its answer is larger',
    async (path) => {
      const [small, large] = await fastest(path)
      const grew = Math.max(1, (large?.ms ?? 0) / (small?.ms ?? 1))
      const answer = Math.max(1, (large?.bytes ?? 0) / (small?.bytes ?? 1))
      printFigure(
        'growth',
        `${path}: × ${grew.toFixed(2)}, answer × ${answer.toFixed(2)} (${engineNames[engine]})`,
      )
      expect(grew).toBeLessThanOrEqual(answer * noise)
    },
    60_000,
  )

  /** In turns, so that other load of the machine affects both; of many answers the fastest counts. */
  async function fastest(path: string): Promise<{ bytes: number; ms: number }[]> {
    const seen = benches.map(({ bench }) => ({ bench, bytes: 0, ms: Number.POSITIVE_INFINITY }))
    for (let round = 0; round < 50; round++) {
      for (const one of seen) {
        const sentAt = performance.now()
        const { status, body } = await get(one.bench.provider.app, path)
        one.ms = Math.min(one.ms, performance.now() - sentAt)
        one.bytes = JSON.stringify(body).length
        expect(status).toBe(200)
      }
    }
    return seen
  }
})
