import { sailboat } from '../pieces/boats.ts'
import { forestEdge, mangrove } from '../pieces/jungle.ts'
import { arcade } from '../pieces/landmarks.ts'
import { block, dome } from '../pieces/lowrise.ts'
import { grove, leafFrame, palm, rosette } from '../pieces/palms.ts'
import { stroller } from '../pieces/people.ts'
import { lapPool, sheen, terrace, windingPool } from '../pieces/pools.ts'
import { glints, sea, shoals, shore, sunRoad } from '../pieces/sea.ts'
import { lounger, umbrella } from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, sky, stars, sun } from '../pieces/sky.ts'
import { jetty, palapa } from '../pieces/thatch.ts'
import { skyline, steppedResort, tower } from '../pieces/towers.ts'
import { facade, row, streetLamp } from '../pieces/town.ts'
import { circle, ellipse, fade, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

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
    skyline(stage, [420, 610], [120, 566], 5, 190) +
    tower(stage, 660, 800, {
      width: 520,
      floors: 22,
      floorHeight: 29,
      bow: 34,
      bays: 13,
      side: 90,
    }) +
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
    sea(stage, 600, 660) +
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
    skyline(stage, [520, 650], [160, 624], 5, 150) +
    skyline(stage, [1560, 650], [1280, 630], 3, 260) +
    tower(stage, 740, 790, {
      width: 300,
      floors: 27,
      floorHeight: 25,
      bays: 8,
      bow: 20,
      side: 100,
    }) +
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
    rect(-10, 798, 1620, 36, mix(p.stone, p.cloth, 0.3)) +
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

/** Garden resort around a winding pool. */
export function gardenResort(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 560) +
    sun(stage, 820, 140, 52) +
    clouds(stage, 60, 240, 4) +
    forestEdge(stage, -80, 1680, 560, 120) +
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
