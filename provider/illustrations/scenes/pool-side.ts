import { sailboat } from '../pieces/boats.ts'
import { forestEdge } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { block } from '../pieces/lowrise.ts'
import { grove, palm } from '../pieces/palms.ts'
import { bather } from '../pieces/people.ts'
import { infinityPool, lapPool, sheen, terrace, windingPool } from '../pieces/pools.ts'
import { sea, sunRoad } from '../pieces/sea.ts'
import { lounger, umbrella } from '../pieces/shorelife.ts'
import { birds, clouds, sky, stars, sun } from '../pieces/sky.ts'
import { palapa } from '../pieces/thatch.ts'
import { row } from '../pieces/town.ts'
import { circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { openSea } from './sea-view.ts'

/** Infinity pool with the open sea behind it. */
export function seaEdgePool(stage: Stage): string {
  const p = stage.palette
  return (
    openSea(stage, 430, 1180, 150) +
    sailboat(stage, 520, 490, 0.5) +
    infinityPool(stage, 590) +
    bather(stage, 520, 700, 1) +
    bather(stage, 640, 720, 0.9, true) +
    polygon(
      [
        [1180, 600],
        [1660, 600],
        [1660, 1010],
        [1010, 1010],
      ],
      stage.down([0, mix(p.wood, p.sand, 0.3)], [1, p.wood]),
    ) +
    line(
      steps(8, 1230, 1640)
        .map((x) => `M${x} 600L${x - (1640 - x) * 0.35} 1010`)
        .join(''),
      p.woodShade,
      3,
      'opacity=".45"',
    ) +
    umbrella(stage, 1400, 760, 1, p.coral) +
    lounger(stage, 1300, 790, 0.9, p.coral, true) +
    lounger(stage, 1330, 930, 1.15, p.gold, true) +
    palm(stage, 1540, 760, 560, { lean: -50 }) +
    leafFrame(stage, -30, -20, 420, 45)
  )
}

/** Rooftop pool over the town at sunset. */
export function skyPool(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 520) +
    sun(stage, 620, 410, 92) +
    clouds(stage, 60, 320, 5) +
    birds(stage, 1000, 200, 6, 18) +
    sea(stage, 500, 660) +
    sunRoad(stage, 620, 500, 620, 150) +
    rect(-10, 610, 1620, 140, p.leafDark) +
    row(stage, -60, 1660, 700, 120) +
    forestEdge(stage, -60, 1660, 730, 60) +
    fade(0.35, rect(-10, 650, 1620, 86, p.glass)) +
    rect(-10, 646, 1620, 8, p.cloth) +
    steps(14, 0, 1600)
      .map((x) => rect(x - 3, 650, 6, 90, p.cloth))
      .join('') +
    terrace(stage, 736, true) +
    lapPool(stage, [360, 1240], 770, [160, 1440], 950) +
    sheen(stage, 700, 840, 280) +
    umbrella(stage, 1420, 830, 0.8, p.coral) +
    lounger(stage, 1500, 850, 0.8, p.coral) +
    umbrella(stage, 200, 820, 0.8, p.coral) +
    lounger(stage, 110, 850, 0.8, p.coral, true) +
    rosette(stage, 60, 990, 130) +
    rosette(stage, 1550, 990, 130) +
    palm(stage, 1560, 800, 480, { lean: -30 })
  )
}

/** Free-form pool among palms. */
export function gardenPool(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 480) +
    sun(stage, 1180, 150, 54) +
    clouds(stage, 60, 240, 4) +
    forestEdge(stage, -80, 1680, 500, 130) +
    block(stage, 80, 560, { width: 520, floors: 2, floorHeight: 86, bays: 5, side: 50 }) +
    rect(-10, 496, 1620, 514, stage.down([0, mix(p.leaf, p.leafLight, 0.6)], [1, p.leaf])) +
    windingPool(stage, [
      [360, 640],
      [640, 600],
      [900, 630],
      [1200, 600],
      [1380, 660],
      [1240, 730],
      [1320, 820],
      [1160, 930],
      [820, 960],
      [520, 930],
      [260, 860],
      [320, 760],
    ]) +
    bather(stage, 640, 760, 0.9) +
    bather(stage, 960, 820, 1, true) +
    ellipse(780, 720, 70, 20, p.gold) +
    ellipse(780, 716, 34, 8, p.seaNear) +
    umbrella(stage, 1420, 770, 0.9, p.coral) +
    lounger(stage, 1480, 800, 0.85, p.coral) +
    umbrella(stage, 200, 720, 0.75, p.gold) +
    lounger(stage, 130, 750, 0.75, p.gold, true) +
    palm(stage, 320, 640, 360, { lean: -30 }) +
    palm(stage, 1300, 640, 380, { lean: 30 }) +
    grove(stage, 1540, 960, 520) +
    palm(stage, 70, 980, 560, { lean: 60 }) +
    rosette(stage, 420, 990, 80)
  )
}

/** Lit pool by night, lanterns along its edge. */
export function lanternPool(stage: Stage): string {
  const p = stage.palette
  const lantern = (x: number, y: number, s: number) =>
    circle(x, y - 22 * s, 90 * s, stage.radial([0, p.lit, 0.65], [1, p.lit, 0])) +
    rect(x - 14 * s, y - 44 * s, 28 * s, 44 * s, p.lit, 6 * s) +
    rect(x - 18 * s, y - 50 * s, 36 * s, 9 * s, p.ink, 3) +
    rect(x - 18 * s, y - 4 * s, 36 * s, 8 * s, p.ink, 3)
  return (
    sky(stage, 520) +
    stars(stage, 460, 130) +
    sun(stage, 380, 190, 54) +
    forestEdge(stage, -80, 1680, 540, 140) +
    rect(-10, 536, 1620, 90, p.leafDark) +
    block(stage, 820, 620, { width: 620, floors: 3, floorHeight: 88, bays: 6, side: 60 }) +
    terrace(stage, 610) +
    lapPool(stage, [380, 1180], 660, [120, 1400], 940) +
    circle(760, 800, 520, stage.radial([0, '#7CFFF0', 0.22], [1, '#7CFFF0', 0])) +
    [
      [330, 700, 0.8],
      [1240, 700, 0.8],
      [230, 810, 1.1],
      [1350, 820, 1.1],
      [80, 950, 1.5],
      [1500, 960, 1.5],
    ]
      .map(([x = 0, y = 0, s = 1]) => lantern(x, y, s))
      .join('') +
    palm(stage, 250, 660, 380, { lean: 30 }) +
    palm(stage, 1500, 720, 440, { lean: -40 }) +
    lounger(stage, 1330, 900, 0.9, p.cloth, true) +
    rosette(stage, 200, 990, 110) +
    rosette(stage, 1380, 996, 100)
  )
}

/** Thatched bar standing in the pool, the sea behind it. */
export function swimUpBar(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 480) +
    sun(stage, 330, 150, 54) +
    clouds(stage, 60, 260, 4) +
    sea(stage, 450, 560) +
    forestEdge(stage, 1000, 1680, 540, 130) +
    rect(-10, 530, 1620, 80, p.sand) +
    palm(stage, 520, 580, 340, { lean: -40 }) +
    palm(stage, 1180, 580, 360, { lean: 40 }) +
    infinityPool(stage, 590) +
    palapa(stage, 860, 700, 760, 520, true) +
    rect(590, 650, 540, 56, mix(p.stone, p.cloth, 0.3), 6) +
    steps(5, 640, 1080)
      .map(
        (x) =>
          rect(x - 5, 640, 10, 16, p.gold) +
          path(`M${x - 16} 622h32l-10 22h-12Z`, stage.pick([p.coral, p.gold, p.leafLight])),
      )
      .join('') +
    [660, 800, 960].map((x, i) => bather(stage, x, 770 + (i % 2) * 16, 1.05, i === 1)).join('') +
    [720, 900, 1040]
      .map(
        (x) =>
          ellipse(x, 736, 34, 10, mix(p.stone, p.cloth, 0.4)) +
          rect(x - 6, 736, 12, 30, mix(p.stone, p.seaNear, 0.4)),
      )
      .join('') +
    ellipse(330, 860, 120, 30, p.coral) +
    ellipse(330, 854, 62, 12, p.seaNear) +
    leafFrame(stage, -30, -20, 420, 45) +
    leafFrame(stage, 1640, 1030, 380, -135)
  )
}
