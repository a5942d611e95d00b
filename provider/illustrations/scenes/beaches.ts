import { kayak, panga, sailboat } from '../pieces/boats.ts'
import { grove, leafFrame, palm, rosette } from '../pieces/palms.ts'
import { bather, stroller } from '../pieces/people.ts'
import { cliff } from '../pieces/ruins.ts'
import { glints, sea, shoals, shore, sunRoad, swells } from '../pieces/sea.ts'
import {
  cabanaBed,
  hammock,
  lounger,
  sandCastle,
  shells,
  torch,
  umbrella,
} from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, milkyWay, sky, stars, sun } from '../pieces/sky.ts'
import { cabana, jetty, palapa } from '../pieces/thatch.ts'
import { golfCart, yogi } from '../pieces/vehicles.ts'
import { circle, fade, line, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

const slope = [
  [-60, 780],
  [500, 740],
  [1000, 690],
  [1660, 640],
] as const

function bay(stage: Stage, horizon: number, sunX: number, sunY: number, size = 60): string {
  const low = stage.palette.name === 'dawn' || stage.palette.name === 'dusk'
  return (
    sky(stage, horizon) +
    sun(stage, sunX, sunY, size) +
    cloudBank(stage, horizon, 0.6) +
    clouds(stage, 60, 260, 4) +
    sea(stage, horizon) +
    (low ? sunRoad(stage, sunX, horizon, 760, 170) : '') +
    shoals(stage, horizon + 70, 740, 6) +
    glints(stage, horizon, 780, 70)
  )
}

/** Rows of umbrellas and loungers facing the water. */
export function umbrellas(stage: Stage): string {
  const p = stage.palette
  const set = (x: number, y: number, s: number, c: string) =>
    umbrella(stage, x, y, s, c) +
    lounger(stage, x + 130 * s, y + 14, s * 0.9, c) +
    lounger(stage, x - 120 * s, y + 18, s * 0.9, c, true)
  return (
    bay(stage, 430, 1240, 140) +
    sailboat(stage, 380, 500, 0.4) +
    shore(stage, slope) +
    set(1330, 760, 0.62, p.gold) +
    set(920, 810, 0.8, p.seaMid) +
    set(430, 890, 1.15, p.coral) +
    palm(stage, 1480, 930, 560, { lean: -80 }) +
    palm(stage, 60, 960, 600, { lean: 70 })
  )
}

/** Hammock slung between two palms. */
export function palmHammock(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 480, 820, 400, 92) +
    birds(stage, 420, 230, 6, 18) +
    sailboat(stage, 1180, 540, 0.45) +
    shore(stage, [
      [-60, 860],
      [600, 820],
      [1100, 800],
      [1660, 740],
    ]) +
    palm(stage, 330, 950, 720, { lean: -150 }) +
    palm(stage, 1180, 950, 700, { lean: 170 }) +
    hammock(stage, 325, 1195, 640, 135, p.coral) +
    shells(stage, 720, 930, 1) +
    rosette(stage, 150, 980, 110) +
    rosette(stage, 1450, 980, 130) +
    leafFrame(stage, 1640, -20, 380, 140)
  )
}

/** Jetty with a palapa at its end. */
export function jettyPalapa(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 450, 430, 340, 84) +
    birds(stage, 980, 220, 6, 18) +
    jetty(stage, [820, 1050], [860, 540], 420, 76) +
    palapa(stage, 862, 552, 280, 250) +
    panga(stage, 1250, 640, 0.8, p.coral) +
    shore(stage, [
      [-60, 920],
      [500, 950],
      [1100, 950],
      [1660, 880],
    ]) +
    jetty(stage, [820, 1050], [838, 800], 420, 262) +
    palm(stage, 1440, 970, 560, { lean: -90 }) +
    palm(stage, 160, 990, 620, { lean: 70 })
  )
}

/** Canopied day beds on white sand. */
export function dayBeds(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 430, 420, 140) +
    shore(stage, [
      [-60, 690],
      [500, 670],
      [1000, 660],
      [1660, 620],
    ]) +
    cabanaBed(stage, 1330, 780, 0.85, p.gold) +
    cabanaBed(stage, 960, 830, 1.1, p.seaMid) +
    cabanaBed(stage, 440, 930, 1.6, p.coral) +
    grove(stage, 1500, 950, 540) +
    rosette(stage, 740, 950, 80) +
    leafFrame(stage, -30, -20, 420, 45)
  )
}

/** Kayaks pulled up on the beach. */
export function beachedKayaks(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 440, 620, 330, 80) +
    kayak(stage, 1160, 590, 0.7, p.gold) +
    shore(stage, [
      [-60, 760],
      [500, 730],
      [1000, 700],
      [1660, 660],
    ]) +
    kayak(stage, 420, 800, 1.7, '#1F93A8', true, -10) +
    kayak(stage, 560, 870, 1.8, p.coral, true, -8) +
    kayak(stage, 700, 946, 1.9, p.gold, true, -6) +
    palm(stage, 1330, 930, 620, { lean: -120 }) +
    palm(stage, 1480, 950, 460, { lean: 30 }) +
    rosette(stage, 1180, 930, 80) +
    stroller(stage, 1060, 840, 1, p.coral)
  )
}

/** Torches on the sand under the moon. */
export function moonlitBeach(stage: Stage): string {
  return (
    bay(stage, 470, 560, 200, 64) +
    sunRoad(stage, 560, 470, 780, 150) +
    shore(stage, slope) +
    [
      [1400, 760, 110],
      [1130, 800, 140],
      [800, 850, 170],
      [420, 910, 210],
    ]
      .map(([x = 0, y = 0, h = 0]) => torch(stage, x, y, h))
      .join('') +
    cabana(stage, 1380, 890, 320) +
    palm(stage, 1180, 930, 620, { lean: 110 }) +
    palm(stage, 130, 960, 640, { lean: 60 }) +
    stroller(stage, 620, 880, 1.1, stage.palette.coral, false) +
    stroller(stage, 690, 882, 1.05, stage.palette.cloth, false)
  )
}

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

/** Tulum's long white beach with thatch and day beds. */
export function tulumBeach(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 440, 380, 150) +
    shore(stage, [
      [-60, 930],
      [420, 860],
      [840, 730],
      [1200, 650],
      [1660, 600],
    ]) +
    cabana(stage, 1180, 730, 220) +
    cabana(stage, 1430, 780, 330) +
    palm(stage, 1070, 760, 360, { lean: -70 }) +
    palm(stage, 1290, 800, 460, { lean: -60 }) +
    umbrella(stage, 900, 860, 0.8, p.gold, true) +
    lounger(stage, 1010, 872, 0.75, p.coral) +
    lounger(stage, 800, 880, 0.75, p.coral, true) +
    palm(stage, 1540, 960, 620, { lean: -40 }) +
    rosette(stage, 1330, 960, 100) +
    leafFrame(stage, -30, -20, 420, 45)
  )
}

/** Two loungers and a cabana at sunset, for two. */
export function honeymoon(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 470, 700, 390, 100) +
    birds(stage, 1000, 220, 5, 18) +
    shore(stage, slope) +
    cabana(stage, 1290, 850, 460) +
    torch(stage, 1010, 880, 130) +
    torch(stage, 170, 900, 130) +
    umbrella(stage, 540, 900, 1.3, p.cloth) +
    lounger(stage, 690, 916, 1.1, p.coral) +
    lounger(stage, 380, 920, 1.1, p.coral, true) +
    palm(stage, 1080, 950, 620, { lean: 60 }) +
    palm(stage, 60, 960, 660, { lean: 80 }) +
    rosette(stage, 1500, 960, 110)
  )
}

/** Hammocks standing in the shallows at dusk. */
export function waterHammock(stage: Stage): string {
  const p = stage.palette
  const post = (x: number, y: number, h: number) =>
    rect(x - 8, y - h, 16, h, p.woodShade, 4) +
    fade(0.25, rect(x - 7, y + 4, 14, h * 0.5, p.woodShade))
  return (
    sky(stage, 480) +
    sun(stage, 1090, 400, 96) +
    clouds(stage, 60, 320, 5) +
    sea(stage, 480) +
    sunRoad(stage, 1090, 480, 920, 220) +
    shoals(stage, 600, 900, 7) +
    glints(stage, 480, 960, 70) +
    post(360, 860, 380) +
    post(1010, 860, 380) +
    hammock(stage, 360, 1010, 540, 150, p.coral) +
    path('M560 690Q640 640 700 660L820 690Q800 716 700 716Z', p.gold) +
    circle(556, 676, 30, '#B97A56') +
    path('M520 664Q560 620 600 664Z', p.cloth) +
    post(1180, 700, 180) +
    post(1420, 700, 180) +
    hammock(stage, 1180, 1420, 550, 62, p.gold) +
    panga(stage, 260, 590, 0.5, p.gold) +
    leafFrame(stage, 1640, -20, 380, 140) +
    birds(stage, 520, 200, 6, 18)
  )
}

/** Calm sea under sun with one rain cloud passing. */
export function seasons(stage: Stage): string {
  const p = stage.palette
  const rain = line(
    steps(18, 1010, 1330)
      .map((x, i) => `M${x} ${350 + (i % 3) * 26}l-26 ${90 + (i % 2) * 40}`)
      .join(''),
    p.seaFar,
    4,
    'opacity=".35"',
  )
  return (
    bay(stage, 480, 460, 190, 92) +
    rain +
    path(
      'M950 330Q930 250 1020 240Q1040 160 1140 170Q1220 130 1290 200Q1400 210 1390 300Q1400 340 1340 344H1000Q960 346 950 330Z',
      stage.down([0, p.cloud], [1, '#8FB5C2']),
    ) +
    path(
      'M170 480A520 520 0 0 1 1210 480',
      'none',
      `stroke="${p.coral}" stroke-width="14" opacity=".22"`,
    ) +
    path(
      'M188 480A502 502 0 0 1 1192 480',
      'none',
      `stroke="${p.gold}" stroke-width="14" opacity=".26"`,
    ) +
    path(
      'M206 480A484 484 0 0 1 1174 480',
      'none',
      `stroke="${p.seaNear}" stroke-width="14" opacity=".3"`,
    ) +
    sea(stage, 480) +
    shoals(stage, 560, 740, 6) +
    glints(stage, 480, 780, 80) +
    sailboat(stage, 700, 560, 0.7) +
    shore(stage, [
      [-60, 860],
      [600, 830],
      [1100, 790],
      [1660, 740],
    ]) +
    umbrella(stage, 380, 940, 1.2, p.coral) +
    lounger(stage, 530, 950, 1, p.coral) +
    palm(stage, 1420, 970, 640, { lean: -110 }) +
    rosette(stage, 1230, 970, 90)
  )
}
