import { kayak } from '../pieces/boats.ts'
import { canopy, forestEdge, mangrove, tree, undergrowth, vines } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { block } from '../pieces/lowrise.ts'
import { palm } from '../pieces/palms.ts'
import { lapPool, sheen, terrace, windingPool } from '../pieces/pools.ts'
import { glints, sea, sunRoad } from '../pieces/sea.ts'
import { lounger, torch, umbrella } from '../pieces/shorelife.ts'
import { birds, clouds, sky, stars, sun } from '../pieces/sky.ts'
import { cabana, jetty, palapa } from '../pieces/thatch.ts'
import { circle, line, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Terraces rising among the trees. */
export function jungleTerraces(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 560) +
    sun(stage, 420, 260, 84) +
    clouds(stage, 60, 240, 4) +
    birds(stage, 620, 180, 6, 18) +
    canopy(stage, 360, 620, 0.75, 56) +
    canopy(stage, 450, 700, 0.5, 66) +
    block(stage, 620, 560, {
      width: 520,
      floors: 2,
      floorHeight: 90,
      bays: 5,
      wooden: true,
      side: 50,
    }) +
    canopy(stage, 540, 700, 0.25, 60, -60, 560) +
    block(stage, 480, 700, {
      width: 700,
      floors: 2,
      floorHeight: 92,
      bays: 6,
      wooden: true,
      side: 60,
    }) +
    canopy(stage, 600, 760, 0.2, 60, 1200, 1680) +
    rect(-10, 700, 1620, 310, stage.down([0, p.leaf], [1, p.leafDark])) +
    windingPool(stage, [
      [420, 780],
      [640, 750],
      [860, 775],
      [1060, 750],
      [1160, 800],
      [1020, 850],
      [800, 840],
      [560, 870],
      [400, 830],
    ]) +
    line('M1160 640Q1320 700 1640 650', p.wood, 12) +
    line('M1160 596Q1320 656 1640 606', p.woodShade, 5) +
    line(
      steps(11, 1180, 1620)
        .map((x) => `M${x} ${648 + 60 * Math.sin(((x - 1160) / 480) * 3.1)}v-48`)
        .join(''),
      p.woodShade,
      4,
    ) +
    tree(stage, 230, 900, 760) +
    tree(stage, 1420, 880, 700) +
    palm(stage, 560, 780, 380, { lean: -30 }) +
    palm(stage, 1190, 800, 420, { lean: 40 }) +
    undergrowth(stage, -40, 400, 980, 120) +
    undergrowth(stage, 1160, 1640, 980, 120) +
    lounger(stage, 720, 930, 0.9, p.coral) +
    lounger(stage, 930, 930, 0.9, p.coral) +
    vines(stage, 60, 360, 260, 260, 7) +
    leafFrame(stage, 1640, -20, 420, 140)
  )
}

/** Treehouse rooms with lanterns at night. */
export function treehouse(stage: Stage): string {
  const p = stage.palette
  const lantern = (x: number, y: number) =>
    circle(x, y, 78, stage.radial([0, p.lit, 0.6], [1, p.lit, 0])) +
    rect(x - 9, y - 14, 18, 28, p.lit, 7) +
    line(`M${x} ${y - 60}V${y - 14}`, p.ink, 3)
  return (
    sky(stage, 700) +
    stars(stage, 500, 90) +
    sun(stage, 1290, 170, 56) +
    canopy(stage, 480, 760, 0.6, 66) +
    canopy(stage, 600, 900, 0.35, 80) +
    tree(stage, 420, 960, 900) +
    tree(stage, 1150, 980, 960) +
    cabana(stage, 470, 620, 400, { wall: p.wood }) +
    rect(240, 618, 460, 18, p.woodShade, 4) +
    line('M300 636L420 800M640 636L450 800', p.woodShade, 14) +
    cabana(stage, 1130, 540, 440, { wall: p.wood }) +
    rect(890, 538, 480, 18, p.woodShade, 4) +
    line('M950 556L1140 760M1310 556L1170 760', p.woodShade, 14) +
    path('M690 612Q800 700 900 540', 'none', `stroke="${p.wood}" stroke-width="14"`) +
    path('M690 570Q800 658 900 498', 'none', `stroke="${p.woodShade}" stroke-width="5"`) +
    rect(-10, 880, 1620, 130, p.leafDark) +
    path('M560 1010Q700 940 760 880H840Q900 940 1100 1010Z', p.sandShade, 'opacity=".7"') +
    line('M60 300Q420 420 800 330T1560 300', p.ink, 3) +
    steps(9, 140, 1480)
      .map((x) => lantern(x, 420 + Math.sin(x / 130) * 26))
      .join('') +
    [600, 720, 900, 1040]
      .map(
        (x) =>
          circle(x, 940, 60, stage.radial([0, p.lit, 0.7], [1, p.lit, 0])) +
          circle(x, 936, 7, p.lit),
      )
      .join('') +
    undergrowth(stage, -40, 560, 990, 110) +
    undergrowth(stage, 1080, 1640, 990, 110) +
    leafFrame(stage, -30, -20, 420, 45) +
    leafFrame(stage, 1640, -20, 380, 140)
  )
}

/** Big thatched hall beside a pool at dusk. */
export function palapaPool(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 600) +
    sun(stage, 340, 420, 90) +
    clouds(stage, 60, 300, 5) +
    forestEdge(stage, -80, 1680, 620, 150) +
    rect(-10, 610, 1620, 400, p.leafDark) +
    circle(940, 600, 460, stage.radial([0, p.lit, 0.4], [1, p.lit, 0])) +
    palapa(stage, 940, 720, 980, 560, true) +
    terrace(stage, 715, true) +
    palapa(stage, 940, 740, 980, 560, true) +
    lapPool(stage, [420, 1240], 780, [160, 1420], 960) +
    sheen(stage, 860, 840, 300) +
    umbrella(stage, 250, 800, 0.6, p.cloth) +
    lounger(stage, 320, 812, 0.6, p.coral) +
    torch(stage, 390, 800, 110) +
    torch(stage, 1290, 800, 110) +
    palm(stage, 190, 860, 560, { lean: 40 }) +
    palm(stage, 1470, 880, 600, { lean: -40 }) +
    rosette(stage, 60, 980, 120) +
    rosette(stage, 1540, 980, 120) +
    leafFrame(stage, -30, -20, 360, 45)
  )
}

/** Eco resort on boardwalks through the mangrove. */
export function mangroveResort(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 500) +
    sun(stage, 700, 400, 100) +
    clouds(stage, 60, 320, 5) +
    birds(stage, 420, 220, 6, 18) +
    sea(stage, 490) +
    sunRoad(stage, 700, 490, 860, 200) +
    mangrove(stage, -80, 520, 560, 160) +
    mangrove(stage, 900, 1680, 560, 170) +
    glints(stage, 520, 960, 50) +
    cabana(stage, 1010, 640, 260, { stilts: 50 }) +
    cabana(stage, 1350, 720, 400, { stilts: 76 }) +
    cabana(stage, 330, 650, 260, { stilts: 50 }) +
    jetty(stage, [820, 1050], [720, 600], 320, 60) +
    line('M760 760L1280 720', p.wood, 16) +
    line('M760 716L1280 676', p.woodShade, 5) +
    line(
      steps(11, 770, 1270)
        .map((x) => `M${x} ${758 - (x - 760) * 0.077}v-42`)
        .join(''),
      p.woodShade,
      4,
    ) +
    mangrove(stage, -80, 300, 900, 300) +
    mangrove(stage, 1420, 1700, 940, 300) +
    kayak(stage, 470, 830, 0.95, p.coral) +
    [620, 700, 950]
      .map((x, i) => circle(x, 900 - i * 60, 70, stage.radial([0, p.lit, 0.55], [1, p.lit, 0])))
      .join('') +
    leafFrame(stage, 1640, -20, 360, 140)
  )
}
