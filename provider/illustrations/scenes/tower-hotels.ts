import { sailboat } from '../pieces/boats.ts'
import { forestEdge, mangrove } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { block } from '../pieces/lowrise.ts'
import { grove, palm } from '../pieces/palms.ts'
import { stroller } from '../pieces/people.ts'
import { lapPool, sheen, terrace } from '../pieces/pools.ts'
import { glints, sea, shoals, shore, sunRoad } from '../pieces/sea.ts'
import { lounger, umbrella } from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, sky, stars, sun } from '../pieces/sky.ts'
import { jetty } from '../pieces/thatch.ts'
import { skyline, tower } from '../pieces/towers.ts'
import { circle, ellipse, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** A far strip of sand for towers to stand on. */
function sandbar(stage: Stage, x: number, y: number, half: number): string {
  const p = stage.palette
  return (
    ellipse(x, y + 6, half * 1.08, 24, p.shallow, 'opacity=".6"') +
    ellipse(x, y + 2, half * 1.01, 17, p.foam) +
    ellipse(x, y - 2, half, 16, p.sand)
  )
}

/** Tall bowed tower on the beach. */
export function curvedTower(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 560) +
    sun(stage, 330, 150, 54) +
    cloudBank(stage, 560) +
    clouds(stage, 60, 260, 4) +
    sea(stage, 560) +
    shoals(stage, 620, 760, 5) +
    glints(stage, 560, 800, 60) +
    sandbar(stage, 330, 604, 380) +
    skyline(stage, [420, 610], [120, 566], 5, 190) +
    shore(
      stage,
      [
        [-60, 900],
        [360, 850],
        [640, 790],
        [1000, 770],
        [1660, 760],
      ],
      0.8,
    ) +
    tower(stage, 660, 800, {
      width: 520,
      floors: 22,
      floorHeight: 29,
      bow: 34,
      bays: 13,
      side: 90,
    }) +
    block(stage, 560, 830, { width: 760, floors: 1, floorHeight: 64, bays: 10 }) +
    umbrella(stage, 330, 930, 0.9, p.coral) +
    lounger(stage, 450, 944, 0.8, p.coral) +
    palm(stage, 520, 880, 380, { lean: -60 }) +
    palm(stage, 1370, 900, 470, { lean: 40 }) +
    grove(stage, 1480, 930, 420) +
    rosette(stage, 760, 900, 60) +
    rosette(stage, 1120, 905, 70) +
    leafFrame(stage, -30, -20, 380, 45)
  )
}

/** Two towers mirrored in a long pool. */
export function twinTowers(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 620) +
    sun(stage, 800, 430, 100) +
    clouds(stage, 60, 320, 5) +
    sea(stage, 600, 690) +
    sunRoad(stage, 800, 600, 660, 150) +
    tower(stage, 180, 680, { width: 330, floors: 18, floorHeight: 30, bays: 9, side: 60 }) +
    tower(stage, 1030, 680, { width: 330, floors: 18, floorHeight: 30, bays: 9, side: 60 }) +
    forestEdge(stage, -80, 150, 690, 90) +
    terrace(stage, 672) +
    lapPool(stage, [640, 960], 700, [300, 1300], 940) +
    sheen(stage, 800, 790, 240) +
    palm(stage, 560, 720, 260) +
    palm(stage, 1040, 720, 260, { lean: -30 }) +
    palm(stage, 420, 800, 340, { lean: 20 }) +
    palm(stage, 1190, 800, 340, { lean: -20 }) +
    palm(stage, 190, 920, 480, { lean: 50 }) +
    palm(stage, 1420, 920, 480, { lean: -50 }) +
    umbrella(stage, 300, 820, 0.5, p.coral) +
    lounger(stage, 370, 830, 0.5, p.coral) +
    umbrella(stage, 1300, 820, 0.5, p.coral) +
    lounger(stage, 1240, 830, 0.5, p.coral, true) +
    rosette(stage, 60, 990, 110) +
    rosette(stage, 1550, 990, 110)
  )
}

/** Tower on the lagoon side with mangrove and marina jetty. */
export function lagoonTower(stage: Stage): string {
  return (
    sky(stage, 560) +
    sun(stage, 380, 440, 92) +
    clouds(stage, 60, 320, 5) +
    birds(stage, 560, 240, 6, 18) +
    skyline(stage, [1130, 566], [560, 560], 7, 170) +
    tower(stage, 1010, 600, {
      width: 360,
      floors: 15,
      floorHeight: 30,
      bays: 9,
      bow: 14,
      side: 70,
    }) +
    block(stage, 900, 620, { width: 640, floors: 2, floorHeight: 44, bays: 9 }) +
    sea(stage, 560) +
    rect(860, 560, 780, 64, stage.palette.leafDark) +
    block(stage, 900, 624, { width: 640, floors: 2, floorHeight: 44, bays: 9 }) +
    sunRoad(stage, 380, 560, 940, 200) +
    mangrove(stage, -80, 260, 590, 130) +
    mangrove(stage, 820, 1660, 660, 90) +
    glints(stage, 560, 960, 60) +
    jetty(stage, [1180, 1050], [1130, 690], 300, 90) +
    sailboat(stage, 860, 820, 1.1) +
    sailboat(stage, 640, 700, 0.7, stage.palette.gold, true) +
    palm(stage, 1450, 980, 560, { lean: -50 }) +
    leafFrame(stage, -30, -20, 360, 45)
  )
}

/** Slim lit tower by night. */
export function glassTower(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 640) +
    stars(stage, 420, 60) +
    sun(stage, 380, 200, 62) +
    sea(stage, 620) +
    sunRoad(stage, 380, 620, 860, 120) +
    sandbar(stage, 380, 652, 380) +
    skyline(stage, [520, 650], [160, 624], 5, 150) +
    sandbar(stage, 1500, 656, 330) +
    skyline(stage, [1560, 650], [1280, 630], 3, 260) +
    circle(890, 500, 460, stage.radial([0, p.lit, 0.16], [1, p.lit, 0])) +
    shore(
      stage,
      [
        [-60, 930],
        [400, 880],
        [700, 800],
        [1100, 780],
        [1660, 770],
      ],
      0.8,
    ) +
    tower(stage, 740, 790, {
      width: 300,
      floors: 27,
      floorHeight: 25,
      bays: 8,
      bow: 20,
      side: 100,
    }) +
    block(stage, 640, 830, { width: 620, floors: 1, floorHeight: 66, bays: 8 }) +
    palm(stage, 600, 900, 380, { lean: -50 }) +
    palm(stage, 1310, 910, 430, { lean: 40 }) +
    grove(stage, 1480, 950, 430) +
    steps(5, 660, 1240)
      .map((x) => circle(x, 880, 50, stage.radial([0, p.lit, 0.7], [1, p.lit, 0])))
      .join('') +
    stroller(stage, 400, 930, 1, p.coral, false) +
    stroller(stage, 460, 932, 0.95, p.cloth, false) +
    leafFrame(stage, -30, -20, 380, 45)
  )
}
