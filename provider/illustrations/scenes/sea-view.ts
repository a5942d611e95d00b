import { glints, sea, shoals, sunRoad } from '../pieces/sea.ts'
import { cloudBank, clouds, sky, sun } from '../pieces/sky.ts'
import type { Stage } from '../stage.ts'

/** Sky, sun and sea up to the horizon, its near water left for a terrace or pool. */
export function openSea(stage: Stage, horizon: number, sunX: number, sunY: number): string {
  return (
    sky(stage, horizon) +
    sun(stage, sunX, sunY, stage.palette.name === 'noon' ? 54 : 88) +
    cloudBank(stage, horizon, 0.6) +
    clouds(stage, 60, 260, 4) +
    sea(stage, horizon) +
    sunRoad(stage, sunX, horizon, 620, 150) +
    glints(stage, horizon, 640, 60)
  )
}

/** A shoreline rising gently to the right. */
export const slope = [
  [-60, 780],
  [500, 740],
  [1000, 690],
  [1660, 640],
] as const

/** Sky, sun and clear shallow water for a beach in front; a low sun lays its road on the sea. */
export function bay(stage: Stage, horizon: number, sunX: number, sunY: number, size = 60): string {
  const low = stage.palette.name === 'dawn' || stage.palette.name === 'dusk'
  return (
    sky(stage, horizon) +
    sun(stage, sunX, sunY, size) +
    cloudBank(stage, horizon, 0.6) +
    clouds(stage, 60, 260, 4) +
    sea(stage, horizon) +
    (low ? sunRoad(stage, sunX, horizon, 760, 170) : '') +
    shoals(stage, horizon + 70, 740, 6) +
    glints(stage, horizon, 780, 70)
  )
}
