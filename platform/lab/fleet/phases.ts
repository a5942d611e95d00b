import { setTimeout as pause } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'

/** How long Redis is away, in ms. */
const awayMs = 3000

/** Something that happens to a fleet. Resolves when it is over. */
export type Phase = { name: string; happens: (fleet: Fleet) => Promise<void> }

export const phases: Phase[] = [
  { name: 'nothing else', happens: async () => {} },
  {
    name: 'storefronts updated one after the other',
    happens: async ({ storefronts }) => {
      for (const storefront of storefronts) await storefront.update()
    },
  },
  {
    name: 'providers updated one after the other',
    happens: async ({ providers }) => {
      for (const provider of providers) await provider.update()
    },
  },
  { name: 'a storefront killed', happens: async ({ storefronts }) => storefronts[0]?.kill() },
  { name: 'a provider killed', happens: async ({ providers }) => providers[0]?.kill() },
  { name: 'workers of nginx killed', happens: ({ killWorkers }) => killWorkers() },
  {
    name: 'Redis killed, and started again',
    happens: async ({ redis }) => {
      await redis.kill()
      await pause(awayMs)
      await redis.revive()
    },
  },
  { name: 'PostgreSQL killed, and started again', happens: ({ postgres }) => postgres.restart() },
]

/** Promotes hotels and rolls it back, all the time. */
export function keepPromoting({ desk, hotels: [live, other] }: Fleet, everyMs: number) {
  const told = { promotes: 0, triedAgain: 0 }
  let isOver = false
  let isOther = false
  const change = () =>
    isOther
      ? desk.rollback('hotels', 'the laboratory')
      : desk.promote({ hotels: other }, 'the laboratory')
  const running = (async () => {
    while (!isOver) {
      await pause(everyMs)
      try {
        await change()
        told.promotes++
      } catch {
        // The database is away. Whether it was done before is what the registry says once it is back.
        told.triedAgain++
      }
      isOther = await desk.live('hotels').then(
        (version) => version !== live,
        () => isOther,
      )
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await running
      return told
    },
  }
}
