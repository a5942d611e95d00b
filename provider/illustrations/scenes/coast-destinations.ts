import { ferry, panga, sailboat } from '../pieces/boats.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { lighthouse } from '../pieces/lighthouse.ts'
import { grove, palm } from '../pieces/palms.ts'
import { glints, sea, shoals, shore, sunRoad } from '../pieces/sea.ts'
import { lounger, umbrella } from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, sky, sun } from '../pieces/sky.ts'
import { jetty, palapa } from '../pieces/thatch.ts'
import { skyline } from '../pieces/towers.ts'
import { facade, houseColours } from '../pieces/town.ts'
import { cliff, seaTemple } from '../pieces/tulum.ts'
import { path } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Cancún: the hotel zone along its curved beach. */
export function cancun(stage: Stage): string {
  return (
    sky(stage, 450) +
    sun(stage, 330, 140, 54) +
    cloudBank(stage, 450) +
    clouds(stage, 60, 240, 4) +
    sea(stage, 450) +
    shoals(stage, 520, 760, 8) +
    glints(stage, 450, 860, 80) +
    sailboat(stage, 240, 500, 0.32) +
    shore(stage, [
      [-60, 1010],
      [420, 960],
      [820, 800],
      [1120, 690],
      [1660, 600],
    ]) +
    skyline(stage, [1330, 690], [620, 462], 11, 520, true) +
    umbrella(stage, 860, 905, 0.75, stage.palette.coral) +
    lounger(stage, 960, 925, 0.7, stage.palette.coral) +
    umbrella(stage, 1120, 830, 0.6, stage.palette.gold) +
    lounger(stage, 1200, 845, 0.55, stage.palette.gold) +
    palm(stage, 1460, 900, 520, { lean: -110 }) +
    palm(stage, 1560, 880, 380, { lean: 40 }) +
    leafFrame(stage, -30, 1020, 360, -50)
  )
}

/** Tulum: the temple above its cove. */
export function tulum(stage: Stage): string {
  return (
    sky(stage, 520) +
    sun(stage, 1240, 150, 56) +
    cloudBank(stage, 520) +
    clouds(stage, 60, 250, 4) +
    birds(stage, 980, 260, 5, 18) +
    sea(stage, 520) +
    shoals(stage, 600, 800, 7) +
    glints(stage, 520, 860, 70) +
    panga(stage, 1290, 600, 0.45) +
    `<g transform="translate(1600 0) scale(-1 1)">${cliff(
      stage,
      [
        [640, 880],
        [670, 790],
        [690, 690],
        [740, 600],
        [830, 530],
        [960, 480],
        [1160, 458],
        [1360, 452],
        [1660, 440],
      ],
      870,
    )}</g>` +
    palm(stage, 120, 460, 330, { lean: -30 }) +
    seaTemple(stage, 390, 464, 560) +
    palm(stage, 700, 510, 260, { lean: 80 }) +
    palm(stage, 640, 490, 170, { lean: -10 }) +
    `<g transform="translate(1600 0) scale(-1 1)">${shore(stage, [
      [-60, 990],
      [500, 960],
      [900, 870],
      [1660, 830],
    ])}</g>` +
    umbrella(stage, 1130, 960, 0.7, stage.palette.coral, true) +
    lounger(stage, 1240, 968, 0.65, stage.palette.seaNear) +
    palm(stage, 150, 980, 360, { lean: 90 }) +
    leafFrame(stage, 1640, -30, 380, 140)
  )
}

/** Playa del Carmen: beach town and the ferry at sunrise. */
export function playaDelCarmen(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 460) +
    sun(stage, 560, 360, 70) +
    clouds(stage, 70, 280, 5) +
    birds(stage, 820, 220, 5, 18) +
    sea(stage, 460) +
    sunRoad(stage, 560, 460, 760, 160) +
    glints(stage, 460, 780, 60) +
    ferry(stage, 800, 520, 0.62, true) +
    shore(stage, [
      [-60, 850],
      [500, 800],
      [1000, 720],
      [1660, 640],
    ]) +
    [
      [1290, 690, 240, 190],
      [1500, 700, 210, 240],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0], i) =>
        facade(stage, x, y, {
          width: w,
          height: h,
          colour: houseColours[i + 2] ?? p.wall,
          storeys: 2,
          bays: 2,
        }),
      )
      .join('') +
    palapa(stage, 1120, 760, 360, 280, true) +
    palm(stage, 1330, 790, 420, { lean: -60 }) +
    palm(stage, 1500, 800, 360, { lean: 40 }) +
    [300, 520, 740]
      .map(
        (x, i) =>
          umbrella(
            stage,
            x,
            930 - i * 30,
            0.82 - i * 0.06,
            [p.coral, p.gold, p.seaMid][i] ?? p.coral,
          ) +
          lounger(
            stage,
            x + 120,
            942 - i * 30,
            0.72 - i * 0.05,
            [p.coral, p.gold, p.seaMid][i] ?? p.coral,
          ),
      )
      .join('') +
    grove(stage, 110, 960, 520)
  )
}

/** Puerto Morelos: the leaning lighthouse and the pier. */
export function puertoMorelos(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 470) +
    sun(stage, 1090, 340, 80) +
    clouds(stage, 80, 280, 5) +
    birds(stage, 760, 210, 6, 18) +
    sea(stage, 470) +
    sunRoad(stage, 1090, 470, 800, 180) +
    glints(stage, 470, 800, 70) +
    panga(stage, 760, 620, 0.72, p.coral) +
    panga(stage, 1010, 570, 0.5, p.gold, true) +
    shore(stage, [
      [-60, 650],
      [420, 700],
      [900, 830],
      [1660, 900],
    ]) +
    lighthouse(stage, 430, 815, 540, 13) +
    path('M300 830Q420 770 560 826Q440 860 300 830Z', p.sand) +
    rosette(stage, 330, 838, 60) +
    rosette(stage, 540, 834, 48) +
    jetty(stage, [1460, 1040], [1250, 560], 240, 60) +
    palm(stage, 180, 880, 420, { lean: -60 })
  )
}
