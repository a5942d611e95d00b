import { forestEdge } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { block } from '../pieces/lowrise.ts'
import { palm } from '../pieces/palms.ts'
import { stroller } from '../pieces/people.ts'
import { lapPool, sheen, terrace } from '../pieces/pools.ts'
import { sea, sunRoad } from '../pieces/sea.ts'
import { lounger, umbrella } from '../pieces/shorelife.ts'
import { clouds, sky, sun } from '../pieces/sky.ts'
import { streetLamp } from '../pieces/street.ts'
import { palapa } from '../pieces/thatch.ts'
import { facade, row } from '../pieces/town.ts'
import { fade, mix, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** White cube hotel on a palm-lined street. */
export function streetHotel(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 780) +
    sun(stage, 300, 150, 54) +
    clouds(stage, 60, 260, 4) +
    row(stage, -60, 340, 800, 260) +
    facade(stage, 1300, 800, { width: 360, height: 300, colour: '#F2B95C', storeys: 2, bays: 3 }) +
    block(stage, 420, 800, { width: 800, floors: 4, floorHeight: 118, bays: 6, side: 90 }) +
    block(stage, 560, 330, { width: 480, floors: 1, floorHeight: 74, bays: 4 }) +
    umbrella(stage, 490, 330, 0.4, p.coral) +
    umbrella(stage, 1120, 330, 0.4, p.gold) +
    rect(700, 690, 240, 110, mix(p.wood, p.woodShade, 0.4)) +
    rect(780, 706, 80, 94, p.lit) +
    rect(690, 676, 260, 18, p.wood, 4) +
    rect(-10, 780, 1620, 54, mix(p.stone, p.cloth, 0.3)) +
    rect(
      -10,
      832,
      1620,
      180,
      stage.down([0, p.stoneShade], [1, mix(p.stoneShade, p.stoneDark, 0.4)]),
    ) +
    [360, 640, 1000, 1290].map((x) => rosette(stage, x, 812, 50)).join('') +
    palm(stage, 560, 830, 400, { lean: -20 }) +
    palm(stage, 1080, 830, 420, { lean: 20 }) +
    palm(stage, 170, 860, 560, { lean: 50 }) +
    palm(stage, 1450, 860, 560, { lean: -40 }) +
    stroller(stage, 820, 900, 1.15, p.coral) +
    stroller(stage, 900, 904, 1.1, p.seaMid) +
    streetLamp(stage, 1220, 840, 300)
  )
}

/** Rooftop pool above the evening town and sea. */
export function rooftopHotel(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 520) +
    sun(stage, 560, 420, 96) +
    clouds(stage, 60, 320, 5) +
    sea(stage, 510, 640) +
    sunRoad(stage, 560, 510, 600, 160) +
    row(stage, -60, 620, 700, 130) +
    rect(-10, 630, 1620, 120, p.leafDark) +
    forestEdge(stage, -60, 1000, 712, 70) +
    block(stage, 1000, 760, { width: 560, floors: 4, floorHeight: 96, bays: 5, wooden: true }) +
    palapa(stage, 1240, 376, 380, 190, true) +
    terrace(stage, 740, true) +
    lapPool(stage, [120, 900], 770, [-160, 980], 980) +
    sheen(stage, 420, 840, 240) +
    umbrella(stage, 1080, 850, 0.7, p.coral) +
    lounger(stage, 1190, 870, 0.75, p.coral) +
    lounger(stage, 1300, 960, 0.95, p.gold) +
    palm(stage, 980, 770, 330, { lean: -30 }) +
    palm(stage, 1500, 940, 620, { lean: -50 }) +
    rosette(stage, 1420, 990, 110) +
    steps(9, 40, 960)
      .map((x) => rect(x - 3, 700, 6, 66, p.cloth))
      .join('') +
    rect(20, 700, 970, 6, p.cloth) +
    fade(0.25, rect(20, 706, 970, 60, p.glass)) +
    leafFrame(stage, -30, -20, 340, 45)
  )
}
