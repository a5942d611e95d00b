import { arcade } from '../pieces/arcade.ts'
import { dome } from '../pieces/cottage.ts'
import { forestEdge } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { block } from '../pieces/lowrise.ts'
import { palm } from '../pieces/palms.ts'
import { terrace, windingPool } from '../pieces/pools.ts'
import { glints, sea, shore, sunRoad } from '../pieces/sea.ts'
import { lounger, umbrella } from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, sky, sun } from '../pieces/sky.ts'
import { palapa } from '../pieces/thatch.ts'
import { steppedResort } from '../pieces/towers.ts'
import { mix, path, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Resort stepped like a pyramid above the beach. */
export function pyramidResort(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 600) +
    sun(stage, 1330, 150, 54) +
    cloudBank(stage, 600) +
    clouds(stage, 60, 260, 4) +
    sea(stage, 600) +
    glints(stage, 600, 800, 50) +
    steppedResort(stage, 180, 770, 1240, 11, 50) +
    path('M640 770L760 240H840L960 770Z', mix(p.wallShade, p.glass, 0.5), 'opacity=".5"') +
    path('M780 770L796 240H804L820 770Z', p.lit, 'opacity=".6"') +
    forestEdge(stage, -80, 220, 780, 90) +
    forestEdge(stage, 1380, 1680, 780, 90) +
    terrace(stage, 765) +
    windingPool(stage, [
      [420, 850],
      [620, 820],
      [800, 850],
      [1000, 822],
      [1190, 850],
      [1240, 910],
      [1040, 950],
      [800, 930],
      [560, 960],
      [380, 920],
    ]) +
    umbrella(stage, 330, 860, 0.6, p.coral) +
    umbrella(stage, 1310, 860, 0.6, p.coral) +
    lounger(stage, 1250, 990, 0.8, p.gold, true) +
    lounger(stage, 360, 992, 0.8, p.gold) +
    palm(stage, 170, 950, 460, { lean: 30 }) +
    palm(stage, 1450, 950, 460, { lean: -30 }) +
    rosette(stage, 800, 996, 70)
  )
}

/** Domes, arches and white walls by the sea. */
export function domedResort(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 600) +
    sun(stage, 420, 380, 96) +
    clouds(stage, 60, 280, 5) +
    birds(stage, 620, 220, 6, 18) +
    sea(stage, 590) +
    sunRoad(stage, 420, 590, 780, 180) +
    glints(stage, 590, 780, 50) +
    block(stage, 980, 600, { width: 420, floors: 2, floorHeight: 80, bays: 5, side: 60 }) +
    dome(stage, 1180, 430, 130) +
    block(stage, 760, 700, { width: 520, floors: 2, floorHeight: 84, bays: 6 }) +
    dome(stage, 1010, 520, 90) +
    dome(stage, 840, 526, 60) +
    arcade(stage, 660, 800, 900, 120, 9, p.wall) +
    shore(
      stage,
      [
        [-60, 900],
        [400, 860],
        [680, 800],
        [1660, 790],
      ],
      0.75,
    ) +
    arcade(stage, 680, 808, 900, 128, 9, p.wall) +
    dome(stage, 1440, 676, 74) +
    windingPool(stage, [
      [760, 900],
      [960, 868],
      [1180, 890],
      [1400, 862],
      [1580, 900],
      [1560, 960],
      [1320, 980],
      [1060, 950],
      [840, 975],
      [730, 940],
    ]) +
    umbrella(stage, 460, 950, 0.9, p.coral) +
    lounger(stage, 570, 966, 0.8, p.coral) +
    palm(stage, 620, 900, 420, { lean: -70 }) +
    palm(stage, 1500, 900, 420, { lean: 30 }) +
    rosette(stage, 700, 900, 60) +
    leafFrame(stage, -30, -20, 380, 45)
  )
}

/** Low white terraces behind a beach club. */
export function beachClub(stage: Stage): string {
  const p = stage.palette
  const set = (x: number, y: number, s: number, c: string) =>
    umbrella(stage, x, y, s, c) +
    lounger(stage, x + 120 * s, y + 12, s * 0.85, c) +
    lounger(stage, x - 110 * s, y + 16, s * 0.85, c, true)
  return (
    sky(stage, 560) +
    sun(stage, 1320, 140, 52) +
    clouds(stage, 60, 260, 5) +
    forestEdge(stage, -80, 1680, 570, 150) +
    rect(-10, 566, 1620, 140, stage.down([0, mix(p.leaf, p.leafLight, 0.5)], [1, p.sand])) +
    block(stage, 300, 660, { width: 1000, floors: 3, floorHeight: 92, bays: 10, side: 80 }) +
    block(stage, 140, 700, { width: 520, floors: 2, floorHeight: 84, bays: 5 }) +
    palapa(stage, 1240, 730, 380, 280, true) +
    rect(-10, 690, 1620, 330, stage.down([0, p.sand], [1, p.sandShade])) +
    palapa(stage, 1240, 750, 380, 290, true) +
    windingPool(stage, [
      [420, 730],
      [620, 715],
      [820, 730],
      [960, 722],
      [1000, 770],
      [820, 790],
      [600, 780],
      [420, 790],
      [380, 760],
    ]) +
    set(1020, 840, 0.75, p.gold) +
    set(640, 850, 0.75, p.coral) +
    set(260, 860, 0.75, p.seaMid) +
    set(1360, 940, 1, p.coral) +
    set(820, 960, 1.05, p.gold) +
    palm(stage, 140, 800, 420, { lean: 30 }) +
    palm(stage, 480, 720, 330, { lean: -40 }) +
    palm(stage, 1090, 760, 440, { lean: 40 }) +
    palm(stage, 1500, 880, 520, { lean: -50 }) +
    palm(stage, 60, 990, 560, { lean: 60 })
  )
}
