import { forestEdge } from '../pieces/jungle.ts'
import { rosette } from '../pieces/leaves.ts'
import { block } from '../pieces/lowrise.ts'
import { palm } from '../pieces/palms.ts'
import { windingPool } from '../pieces/pools.ts'
import { lounger, umbrella } from '../pieces/shorelife.ts'
import { clouds, sky, sun } from '../pieces/sky.ts'
import { palapa } from '../pieces/thatch.ts'
import { ellipse, mix, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Garden resort around a winding pool. */
export function gardenResort(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 560) +
    sun(stage, 820, 140, 52) +
    clouds(stage, 60, 240, 4) +
    forestEdge(stage, -80, 1680, 560, 120) +
    rect(-10, 556, 1620, 90, p.leaf) +
    block(stage, -60, 640, {
      width: 560,
      floors: 4,
      floorHeight: 84,
      bays: 5,
      side: 70,
      colour: mix(p.wall, p.gold, 0.12),
    }) +
    block(stage, 1080, 640, {
      width: 600,
      floors: 4,
      floorHeight: 84,
      bays: 5,
      colour: mix(p.wall, p.gold, 0.12),
    }) +
    palapa(stage, 790, 640, 380, 270, true) +
    rect(-10, 630, 1620, 390, stage.down([0, mix(p.leaf, p.leafLight, 0.6)], [1, p.leaf])) +
    windingPool(stage, [
      [560, 690],
      [760, 660],
      [980, 680],
      [1080, 730],
      [980, 780],
      [1080, 830],
      [1240, 870],
      [1180, 950],
      [900, 980],
      [620, 950],
      [440, 900],
      [480, 830],
      [620, 790],
      [520, 740],
    ]) +
    palapa(stage, 790, 660, 380, 270, true) +
    ellipse(820, 850, 110, 30, mix(p.leaf, p.leafLight, 0.5)) +
    palm(stage, 790, 850, 300, { lean: -20 }) +
    palm(stage, 850, 856, 240, { lean: 40 }) +
    rosette(stage, 880, 862, 50) +
    umbrella(stage, 330, 800, 0.7, p.coral) +
    lounger(stage, 410, 820, 0.65, p.coral) +
    umbrella(stage, 1310, 780, 0.7, p.coral) +
    lounger(stage, 1240, 800, 0.65, p.coral, true) +
    palm(stage, 240, 760, 380, { lean: 30 }) +
    palm(stage, 1400, 740, 380, { lean: -30 }) +
    palm(stage, 130, 980, 560, { lean: 60 }) +
    palm(stage, 1480, 980, 560, { lean: -70 }) +
    rosette(stage, 320, 990, 100) +
    rosette(stage, 1330, 996, 90)
  )
}
