import { cancunClock } from './cancun-clock.ts'

const sunday = 0
const opensAt = 9
const closesAt = 18

/** Whether the agency is open at `now`, by the clocks in Cancún (spec §1). */
export function isOpenInCancun(now: Date): boolean {
  const clock = cancunClock(now)
  const hour = clock.getHours()
  return clock.getDay() !== sunday && hour >= opensAt && hour < closesAt
}
