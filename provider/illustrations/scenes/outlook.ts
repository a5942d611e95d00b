import { sailboat } from '../pieces/boats.ts'
import { canopy } from '../pieces/jungle.ts'
import { sevenBlues } from '../pieces/lagoon.ts'
import { rosette } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { lapPool, windingPool } from '../pieces/pools.ts'
import { glints, sea, shore, sunRoad } from '../pieces/sea.ts'
import { clouds, sky, stars, sun } from '../pieces/sky.ts'
import { skyline } from '../pieces/towers.ts'
import { facade, houseColours, row } from '../pieces/town.ts'
import { mix, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

export type View = 'sea' | 'jungle' | 'lagoon' | 'city' | 'garden' | 'pool' | 'patio'

/** What lies outside a window; `x` is the middle of the opening. */
export function outlook(stage: Stage, kind: View, x: number): string {
  const p = stage.palette
  const air =
    sky(stage, 470) +
    (p.name === 'night' ? stars(stage, 440, 60) : '') +
    sun(stage, x + 90, p.name === 'noon' ? 250 : 350, 46) +
    clouds(stage, 190, 340, 5)
  if (kind === 'sea')
    return (
      air +
      sea(stage, 470) +
      sunRoad(stage, x + 90, 470, 640, 110) +
      glints(stage, 470, 640, 50) +
      sailboat(stage, x - 110, 520, 0.5) +
      shore(
        stage,
        [
          [-60, 660],
          [1660, 640],
        ],
        0.5,
      ) +
      palm(stage, x - 240, 760, 420, { lean: 50 })
    )
  if (kind === 'lagoon')
    return (
      air +
      canopy(stage, 440, 470, 0.6, 24) +
      sevenBlues(stage, 456) +
      sailboat(stage, x + 60, 560, 0.6) +
      palm(stage, x - 220, 760, 420, { lean: 40 })
    )
  if (kind === 'jungle')
    return (
      air +
      canopy(stage, 370, 560, 0.7, 50) +
      canopy(stage, 440, 640, 0.4, 56) +
      canopy(stage, 540, 760, 0.1, 64) +
      palm(stage, x - 150, 740, 420, { lean: 40 }) +
      palm(stage, x + 180, 740, 380, { lean: -40 }) +
      rosette(stage, x, 700, 110)
    )
  if (kind === 'city')
    return (
      air +
      sea(stage, 440) +
      skyline(stage, [x + 380, 600], [x - 300, 470], 9, 260) +
      row(stage, x - 420, x + 420, 700, 120)
    )
  if (kind === 'pool')
    return (
      air +
      sea(stage, 450, 560) +
      rect(0, 540, 1600, 300, mix(p.stone, p.cloth, 0.5)) +
      lapPool(stage, [x - 240, x + 260], 560, [x - 420, x + 460], 760) +
      palm(stage, x - 280, 640, 300, { lean: 40 }) +
      palm(stage, x + 300, 640, 320, { lean: -30 })
    )
  if (kind === 'patio')
    return (
      air +
      facade(stage, x - 420, 590, {
        width: 840,
        height: 320,
        colour: houseColours[1],
        bays: 5,
        shutter: '#2F6F73',
      }) +
      rect(0, 560, 1600, 300, p.stone) +
      palm(stage, x - 120, 640, 380, { lean: 20 }) +
      rosette(stage, x + 60, 640, 100) +
      rosette(stage, x - 220, 640, 90) +
      rosette(stage, x + 200, 650, 80)
    )
  return (
    air +
    canopy(stage, 420, 560, 0.5, 40) +
    rect(0, 520, 1600, 300, stage.down([0, p.leafLight], [1, p.leaf])) +
    windingPool(stage, [
      [x - 200, 600],
      [x, 580],
      [x + 200, 610],
      [x + 100, 650],
      [x - 120, 650],
    ]) +
    palm(stage, x - 260, 640, 330, { lean: 40 }) +
    palm(stage, x + 260, 650, 340, { lean: -40 })
  )
}
