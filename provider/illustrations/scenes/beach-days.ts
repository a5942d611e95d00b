import { panga, sailboat } from '../pieces/boats.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { bather, stroller } from '../pieces/people.ts'
import { sandCastle, shells } from '../pieces/sand-toys.ts'
import { glints, sea, shore, sunRoad, swells } from '../pieces/sea.ts'
import { lounger, torch, umbrella } from '../pieces/shorelife.ts'
import { birds, clouds, milkyWay, sky, stars, sun } from '../pieces/sky.ts'
import { cabana, palapa } from '../pieces/thatch.ts'
import { cliff } from '../pieces/tulum.ts'
import { golfCart, yogi } from '../pieces/vehicles.ts'
import { line, path } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { bay, slope } from './sea-view.ts'

/** Sand castle close by, family by the water. */
export function sandCastleDay(stage: Stage, resort = false): string {
  const p = stage.palette
  return (
    bay(stage, 430, 1270, 140) +
    shore(stage, slope) +
    (resort ? cabana(stage, 1360, 800, 360) : palapa(stage, 1330, 810, 320, 260)) +
    stroller(stage, 900, 790, 0.95, p.coral) +
    stroller(stage, 960, 792, 0.62, p.gold) +
    stroller(stage, 1010, 790, 0.9, p.seaMid) +
    umbrella(stage, 1090, 870, 0.9, p.coral) +
    lounger(stage, 1200, 886, 0.8, p.coral) +
    sandCastle(stage, 470, 930, 1.7) +
    shells(stage, 860, 940, 1.1) +
    palm(stage, 1530, 950, 560, { lean: -60 }) +
    palm(stage, 60, 960, 640, { lean: 70 }) +
    bather(stage, 780, 640, 0.6)
  )
}

/** People on a blanket looking up at the Milky Way. */
export function stargazing(stage: Stage): string {
  const p = stage.palette
  const telescope =
    line('M1180 820L1120 960M1180 820L1180 966M1180 820L1240 960', p.woodShade, 9) +
    line('M1120 852L1262 762', p.cloth, 34) +
    line('M1240 776L1276 753', p.coral, 42) +
    line('M1112 858L1098 868', p.ink, 20)
  return (
    sky(stage, 620) +
    milkyWay(stage, 760, 640) +
    stars(stage, 640, 260) +
    sea(stage, 620) +
    glints(stage, 620, 800, 40) +
    shore(stage, [
      [-60, 830],
      [500, 800],
      [1000, 800],
      [1660, 780],
    ]) +
    path('M560 946L1010 930L1090 984L500 996Z', p.coral) +
    line('M548 960L1030 944M530 978L1060 964', p.gold, 8) +
    yogi(stage, 690, 950, 0.95, p.coral) +
    yogi(stage, 880, 946, 0.95, p.gold) +
    telescope +
    torch(stage, 400, 950, 90) +
    palm(stage, 1450, 970, 720, { lean: -110, silhouette: p.ink }) +
    palm(stage, 160, 980, 640, { lean: 80, silhouette: p.ink }) +
    leafFrame(stage, 1640, -20, 360, 140)
  )
}

/** A swimmer meeting the sunrise. */
export function sunriseSwim(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 470) +
    sun(stage, 800, 410, 120) +
    clouds(stage, 60, 300, 5) +
    birds(stage, 1060, 230, 6, 18) +
    sea(stage, 470) +
    sunRoad(stage, 800, 470, 980, 260) +
    glints(stage, 470, 980, 90) +
    swells(stage, 620, 900, 4) +
    [1, 0.7, 0.45]
      .map(
        (s) =>
          `<ellipse cx="800" cy="760" rx="${280 * s}" ry="${58 * s}" fill="none" stroke="${p.foam}" stroke-width="4" opacity=".6"/>`,
      )
      .join('') +
    bather(stage, 800, 760, 1.7) +
    panga(stage, 1290, 540, 0.5, p.coral) +
    leafFrame(stage, -30, -20, 420, 45) +
    leafFrame(stage, 1640, -20, 320, 140)
  )
}

/** Golf cart on the island's coast road. */
export function islandDrive(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 450, 420, 150) +
    sailboat(stage, 620, 520, 0.5) +
    cliff(
      stage,
      [
        [980, 700],
        [1010, 620],
        [1080, 560],
        [1240, 530],
        [1420, 520],
        [1660, 510],
      ],
      690,
    ) +
    palm(stage, 1460, 530, 240) +
    shore(stage, [
      [-60, 770],
      [500, 730],
      [1000, 700],
      [1660, 690],
    ]) +
    path(
      'M-40 900Q700 800 1640 800V930Q800 900 -40 1010Z',
      stage.down([0, p.stoneShade], [1, p.stoneDark]),
    ) +
    path(
      'M-40 956Q760 846 1640 862',
      'none',
      `stroke="${p.gold}" stroke-width="9" stroke-dasharray="60 40"`,
    ) +
    golfCart(stage, 640, 920, 1.45, p.coral) +
    palm(stage, 1330, 1000, 620, { lean: -90 }) +
    palm(stage, 1490, 1000, 480, { lean: 40 }) +
    rosette(stage, 120, 1000, 140) +
    leafFrame(stage, -30, -20, 380, 45)
  )
}
