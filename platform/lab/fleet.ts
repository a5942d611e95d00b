import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildForJourneys, isBuildStale } from '../commands/journeys.ts'
import { nginxPath } from '../processes/nginx.ts'
import { findRedis } from '../processes/redis.ts'
import { keepBooking } from './fleet/bookings.ts'
import { compareBookings, count } from './fleet/counts.ts'
import { startFleet } from './fleet/fleet.ts'
import { bookingsIn } from './fleet/kept-bookings.ts'
import { keepPromoting, phases } from './fleet/phases.ts'
import { keepReading } from './fleet/reads.ts'

// `npm run fleet`: what visitors notice while parts of a fleet are updated, killed and started again; `-- --quick`: once each.
const { values } = parseArgs({ options: { quick: { type: 'boolean' } } })
const [rounds, restMs, readsPerSecond] = values.quick ? [1, 2000, 40] : [3, 6000, 60]

const missing = [
  nginxPath() ? null : 'apt-get install nginx-light',
  findRedis() ? null : 'apt-get install redis-server',
].filter((command) => command !== null)
if (missing.length > 0) {
  console.error(`This needs more programs here:\n  ${missing.join('\n  ')}`)
  process.exit(2)
}

/** Says a line, and whether it holds. */
function report(isHeld: boolean, line: string): void {
  console.log(`${isHeld ? '✓' : '✗'} ${line}`)
  if (!isHeld) process.exitCode = 1
}

if (await isBuildStale()) await buildForJourneys()
const fleet = await startFleet()
try {
  let phase = 'at first'
  const reading = await keepReading(fleet.url, readsPerSecond, () => phase)
  const booking = keepBooking(fleet.url, 300, () => phase)
  const promoting = keepPromoting(fleet, 4000)
  const tell = (name: string, isOf: (what: { phase: string }) => boolean) => {
    const told = count(reading.reads.filter(isOf), booking.wishes.filter(isOf))
    report(
      told.failed + told.mixed + told.refused === 0,
      `${name}: ${told.failed} of ${told.reads} reads failed, ${told.mixed} pages mix tuples, p50 ${Math.round(told.p50Ms)} ms, p99 ${Math.round(told.p99Ms)} ms; ${told.acknowledged} bookings, ${told.triedAgain} times told to try again, ${told.refused} refused`,
    )
  }
  await pause(restMs)
  for (const { name, happens } of phases) {
    phase = name
    for (let round = 0; round < rounds; round++) {
      await happens(fleet)
      await pause(restMs)
    }
  }
  phase = 'in the end'
  const again = await reading.stop()
  const { promotes, triedAgain } = await promoting.stop()
  await booking.stop()
  for (const { name } of phases) tell(name, (what) => what.phase === name)
  tell('in all', () => true)
  for (const [line, times] of reading.failures) console.log(`    ${times} × ${line}`)
  console.log(
    `  ${again} reads were asked for again when their connection was cut, as browsers do; ${promotes} promotes and rollbacks meanwhile, ${triedAgain} tried again`,
  )
  // It looks up payments without an event, as it does every five minutes.
  await fleet.providers[0]?.update()
  const { bookings, stock } = await bookingsIn(fleet.database, booking.wishes)
  const { lost, doubled } = compareBookings(booking.wishes, bookings)
  report(
    lost.length + doubled.length + stock.length === 0,
    `of ${bookings.length} bookings in the database ${lost.length} are lost, ${doubled.length} doubled${stock.map((problem) => `; ${problem}`).join('')}`,
  )
} finally {
  await fleet.stop()
}
