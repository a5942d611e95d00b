import { catamaran, panga, sailboat } from '../pieces/boats.ts'
import { canopy, forestEdge } from '../pieces/jungle.ts'
import { sevenBlues } from '../pieces/lagoon.ts'
import { arcade, lighthouse } from '../pieces/landmarks.ts'
import { block, cottage, villa } from '../pieces/lowrise.ts'
import { grove, leafFrame, palm, rosette } from '../pieces/palms.ts'
import { bather, stroller } from '../pieces/people.ts'
import { lapPool } from '../pieces/pools.ts'
import { cliff } from '../pieces/ruins.ts'
import { glints, sea, shoals, shore, sunRoad } from '../pieces/sea.ts'
import { hammock, lounger, torch, umbrella } from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, milkyWay, sky, sun } from '../pieces/sky.ts'
import { cabana, jetty, palapa, thatchRoof } from '../pieces/thatch.ts'
import { circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

function coast(stage: Stage, horizon: number, sunX: number, sunY: number, size = 56): string {
  const low = stage.palette.name !== 'noon'
  return (
    sky(stage, horizon) +
    sun(stage, sunX, sunY, size) +
    cloudBank(stage, horizon, 0.6) +
    clouds(stage, 60, 260, 4) +
    sea(stage, horizon) +
    (low ? sunRoad(stage, sunX, horizon, 760, 160) : '') +
    shoals(stage, horizon + 60, 760, 6) +
    glints(stage, horizon, 780, 70)
  )
}

/** Thatched cabanas in a row along the sand. */
export function cabanaRow(stage: Stage): string {
  const p = stage.palette
  return (
    coast(stage, 430, 330, 140) +
    shore(stage, [
      [-60, 920],
      [420, 830],
      [800, 720],
      [1200, 640],
      [1660, 610],
    ]) +
    forestEdge(stage, 1200, 1680, 660, 100) +
    cabana(stage, 960, 720, 200) +
    cabana(stage, 1180, 760, 280) +
    cabana(stage, 1430, 850, 420) +
    palm(stage, 1050, 760, 340, { lean: -60 }) +
    palm(stage, 1290, 830, 480, { lean: -90 }) +
    umbrella(stage, 720, 890, 0.8, p.gold, true) +
    lounger(stage, 830, 906, 0.75, p.coral) +
    hammock(stage, 1000, 1240, 850, 50, p.coral) +
    rect(996, 840, 8, 90, p.woodShade) +
    rect(1236, 840, 8, 90, p.woodShade) +
    palm(stage, 1560, 980, 560, { lean: -30 }) +
    rosette(stage, 1200, 970, 90) +
    leafFrame(stage, -30, -20, 420, 45)
  )
}

/** Stone house with thatch, steps away from the dawn sea. */
export function stoneVilla(stage: Stage): string {
  const p = stage.palette
  const stones = steps(60, 0, 59)
    .map(() =>
      rect(
        stage.between(760, 1420),
        stage.between(560, 780),
        stage.between(26, 56),
        stage.between(14, 24),
        stage.pick([p.stoneShade, mix(p.stone, p.cloth, 0.4), p.stoneDark]),
        7,
        'opacity=".45"',
      ),
    )
    .join('')
  return (
    coast(stage, 450, 430, 340, 86) +
    birds(stage, 620, 200, 5, 18) +
    shore(stage, [
      [-60, 900],
      [420, 830],
      [760, 760],
      [1660, 740],
    ]) +
    rect(740, 540, 740, 260, stage.across([0, p.stone], [1, p.stoneShade])) +
    stones +
    [850, 1050, 1250, 1400]
      .map(
        (x) =>
          path(`M${x - 44} 790V660a44 44 0 0 1 88 0V790Z`, p.lit) +
          circle(x, 700, 120, stage.radial([0, p.lit, 0.4], [1, p.lit, 0])),
      )
      .join('') +
    thatchRoof(stage, 1110, 560, 880, 270, 0.4) +
    rect(720, 786, 790, 24, mix(p.stone, p.cloth, 0.4), 5) +
    polygon(
      [
        [980, 808],
        [1140, 808],
        [1180, 900],
        [940, 900],
      ],
      mix(p.stone, p.cloth, 0.3),
    ) +
    line('M972 830H1148M962 852H1160M950 876H1170', p.stoneShade, 4) +
    palm(stage, 690, 860, 460, { lean: -70 }) +
    palm(stage, 1530, 880, 540, { lean: 30 }) +
    rosette(stage, 830, 830, 60) +
    rosette(stage, 1330, 834, 70) +
    lounger(stage, 540, 940, 0.9, p.coral) +
    umbrella(stage, 440, 930, 0.95, p.gold, true) +
    leafFrame(stage, 1640, 1030, 340, -135)
  )
}

/** Cabanas along a cliff edge. */
export function cliffCabanas(stage: Stage): string {
  const p = stage.palette
  return (
    coast(stage, 470, 360, 150) +
    sailboat(stage, 300, 540, 0.42) +
    cliff(
      stage,
      [
        [520, 900],
        [560, 800],
        [570, 700],
        [640, 610],
        [780, 560],
        [960, 545],
        [1200, 540],
        [1440, 530],
        [1660, 520],
      ],
      890,
    ) +
    cabana(stage, 860, 556, 220, { wall: p.stone }) +
    cabana(stage, 1140, 548, 280) +
    cabana(stage, 1440, 545, 340, { wall: p.stone }) +
    palm(stage, 1000, 556, 300, { lean: -40 }) +
    palm(stage, 1290, 550, 360, { lean: 30 }) +
    palm(stage, 720, 575, 240, { lean: -60 }) +
    line('M640 604Q800 534 960 536H1660', p.wood, 6) +
    line(
      steps(16, 700, 1640)
        .map((x) => `M${x} ${x < 900 ? 575 - (x - 700) * 0.14 : 538}v-34`)
        .join(''),
      p.woodShade,
      5,
    ) +
    line('M700 545Q860 506 960 504H1660', p.wood, 4) +
    shore(stage, [
      [-60, 1010],
      [500, 990],
      [900, 930],
      [1660, 900],
    ]) +
    umbrella(stage, 1100, 960, 0.7, p.coral, true) +
    lounger(stage, 1200, 970, 0.7, p.coral) +
    polygon(
      [
        [1330, 900],
        [1390, 900],
        [1350, 560],
        [1320, 560],
      ],
      p.wood,
      'opacity=".95"',
    ) +
    line(
      steps(13, 580, 890)
        .map((y) => `M${1320 + (y - 560) * 0.03} ${y}h${34 + (y - 560) * 0.08}`)
        .join(''),
      p.woodShade,
      4,
    ) +
    leafFrame(stage, -30, -20, 400, 45)
  )
}

/** Painted wooden houses on the beach; at night under the stars. */
export function beachHouses(stage: Stage, starry = false): string {
  const p = stage.palette
  const colours = ['#7FC4B8', '#F2B95C', '#E98B6D', '#8DB7D4']
  if (starry) {
    return (
      sky(stage, 560) +
      milkyWay(stage, 520, 560) +
      sea(stage, 560) +
      glints(stage, 560, 760, 40) +
      shore(stage, [
        [-60, 880],
        [500, 820],
        [900, 770],
        [1660, 740],
      ]) +
      circle(1080, 700, 460, stage.radial([0, p.lit, 0.28], [1, p.lit, 0])) +
      cottage(stage, 1100, 850, 620, '#7FC4B8', 70) +
      palm(stage, 700, 900, 560, { lean: -60 }) +
      palm(stage, 1500, 920, 620, { lean: 20 }) +
      hammock(stage, 360, 690, 740, 80, p.coral) +
      rect(352, 730, 12, 190, p.woodShade) +
      torch(stage, 800, 920, 120) +
      torch(stage, 250, 930, 140) +
      stroller(stage, 560, 940, 1, p.gold, false) +
      leafFrame(stage, -30, -20, 380, 45)
    )
  }
  return (
    coast(stage, 430, 1320, 140) +
    sailboat(stage, 1180, 500, 0.45) +
    shore(stage, [
      [-60, 690],
      [500, 720],
      [1000, 800],
      [1660, 900],
    ]) +
    colours
      .map((c, i) => cottage(stage, 180 + i * 290, 800 + i * 22, 270 + i * 10, c, 24))
      .join('') +
    palm(stage, 330, 800, 380, { lean: -20 }) +
    palm(stage, 620, 830, 420, { lean: 30 }) +
    palm(stage, 1230, 900, 460, { lean: 60 }) +
    umbrella(stage, 1360, 950, 0.8, p.coral) +
    lounger(stage, 1460, 966, 0.75, p.coral) +
    rosette(stage, 480, 860, 60) +
    rosette(stage, 780, 890, 70) +
    rosette(stage, 1100, 930, 70) +
    leafFrame(stage, -30, 1030, 340, -45)
  )
}

/** White villa on a cliff with an infinity pool above the sunset. */
export function cliffVilla(stage: Stage): string {
  const p = stage.palette
  return (
    coast(stage, 500, 480, 420, 96) +
    birds(stage, 700, 220, 5, 18) +
    cliff(
      stage,
      [
        [620, 980],
        [660, 860],
        [680, 760],
        [760, 700],
        [900, 684],
        [1200, 670],
        [1660, 660],
      ],
      980,
    ) +
    villa(stage, 1180, 690, 720) +
    polygon(
      [
        [720, 694],
        [1120, 690],
        [1180, 742],
        [700, 752],
      ],
      stage.down([0, p.seaNear], [1, p.shallow]),
    ) +
    line('M700 752L720 694', p.foam, 6) +
    polygon(
      [
        [700, 752],
        [1180, 742],
        [1180, 762],
        [704, 772],
      ],
      p.wall,
    ) +
    umbrella(stage, 1260, 752, 0.6, p.coral) +
    lounger(stage, 1340, 764, 0.6, p.coral) +
    palm(stage, 830, 690, 300, { lean: -60 }) +
    palm(stage, 1560, 700, 460, { lean: 20 }) +
    rosette(stage, 1480, 770, 70) +
    sailboat(stage, 300, 600, 0.6) +
    leafFrame(stage, 1640, 1030, 360, -135) +
    leafFrame(stage, -30, -20, 360, 45)
  )
}

/** Low white hotel along the beach, told apart by its companion. */
export function lowBeachHotel(
  stage: Stage,
  companion: 'catamaran' | 'arcade' | 'lighthouse',
): string {
  const p = stage.palette
  const base = coast(
    stage,
    450,
    companion === 'lighthouse' ? 1250 : 420,
    companion === 'lighthouse' ? 140 : companion === 'arcade' ? 390 : 340,
    companion === 'lighthouse' ? 54 : 88,
  )
  if (companion === 'arcade')
    return (
      base +
      birds(stage, 640, 200, 6, 18) +
      shore(stage, [
        [-60, 860],
        [420, 800],
        [760, 740],
        [1660, 720],
      ]) +
      block(stage, 780, 600, { width: 700, floors: 2, floorHeight: 96, bays: 7, side: 60 }) +
      arcade(stage, 700, 780, 900, 190, 7, p.wall) +
      lapPool(stage, [900, 1500], 830, [860, 1640], 930) +
      palm(stage, 660, 860, 480, { lean: -60 }) +
      palm(stage, 920, 850, 400, { lean: 20 }) +
      palm(stage, 1310, 850, 430, { lean: -20 }) +
      palm(stage, 1540, 900, 520, { lean: 20 }) +
      umbrella(stage, 420, 930, 0.9, p.coral) +
      lounger(stage, 530, 944, 0.8, p.coral) +
      lounger(stage, 310, 948, 0.8, p.coral, true) +
      leafFrame(stage, -30, -20, 360, 45)
    )
  if (companion === 'lighthouse')
    return (
      base +
      panga(stage, 1330, 590, 0.6, p.coral) +
      shore(stage, [
        [-60, 700],
        [600, 720],
        [1000, 790],
        [1660, 900],
      ]) +
      block(stage, 60, 760, {
        width: 760,
        floors: 3,
        floorHeight: 100,
        bays: 7,
        side: 70,
        colour: mix(p.wall, p.gold, 0.1),
      }) +
      palapa(stage, 860, 860, 360, 290, true) +
      lighthouse(stage, 1180, 860, 470, 12) +
      path('M1040 876Q1170 822 1310 874Q1180 904 1040 876Z', p.sand) +
      jetty(stage, [1560, 1040], [1470, 600], 200, 46) +
      palm(stage, 330, 860, 460, { lean: -30 }) +
      palm(stage, 600, 880, 420, { lean: 30 }) +
      palm(stage, 90, 960, 560, { lean: 50 }) +
      umbrella(stage, 1010, 960, 0.8, p.coral) +
      lounger(stage, 900, 976, 0.75, p.coral, true) +
      rosette(stage, 460, 900, 70) +
      rosette(stage, 1340, 880, 50)
    )
  return (
    base +
    catamaran(stage, 380, 640, 0.9) +
    shore(stage, [
      [-60, 960],
      [420, 880],
      [760, 780],
      [1160, 730],
      [1660, 710],
    ]) +
    block(stage, 820, 760, {
      width: 720,
      floors: 3,
      floorHeight: 104,
      bays: 6,
      wooden: true,
      side: 60,
    }) +
    palapa(stage, 780, 850, 330, 270, true) +
    palm(stage, 1010, 850, 440, { lean: -40 }) +
    palm(stage, 1280, 870, 470, { lean: 30 }) +
    palm(stage, 1530, 920, 560, { lean: -20 }) +
    umbrella(stage, 560, 950, 0.85, p.gold, true) +
    lounger(stage, 670, 964, 0.8, p.coral) +
    rosette(stage, 1140, 900, 70) +
    rosette(stage, 1400, 950, 90) +
    leafFrame(stage, -30, -20, 380, 45)
  )
}

/** Dive hotel with a jetty full of boats. */
export function diveHotel(stage: Stage): string {
  const p = stage.palette
  const tank = (x: number, y: number, c: string) =>
    rect(x, y - 62, 24, 62, c, 10) + rect(x + 7, y - 74, 10, 14, p.ink, 3)
  return (
    coast(stage, 440, 380, 140) +
    panga(stage, 330, 600, 0.62, p.coral) +
    shore(
      stage,
      [
        [-60, 1300],
        [500, 1120],
        [780, 880],
        [980, 740],
        [1240, 680],
        [1660, 660],
      ],
      0.7,
    ) +
    block(stage, 960, 720, {
      width: 620,
      floors: 3,
      floorHeight: 96,
      bays: 6,
      side: 60,
      colour: mix(p.wall, p.shallow, 0.25),
    }) +
    jetty(stage, [520, 1060], [640, 560], 360, 70) +
    panga(stage, 850, 640, 0.7, '#2A8BA4', true) +
    panga(stage, 260, 800, 1.2, p.gold) +
    [p.gold, p.coral, p.gold, p.seaNear].map((c, i) => tank(490 + i * 34, 910, c)).join('') +
    rect(470, 908, 160, 16, p.woodShade, 3) +
    rect(716, 640, 8, 190, p.woodShade) +
    polygon(
      [
        [724, 644],
        [824, 656],
        [824, 716],
        [724, 704],
      ],
      p.coral,
    ) +
    line('M728 694L820 668', p.cloth, 12) +
    stroller(stage, 600, 790, 0.9, p.ink, false) +
    stroller(stage, 650, 720, 0.7, p.gold) +
    palapa(stage, 1120, 830, 300, 240) +
    palm(stage, 900, 790, 400, { lean: -60 }) +
    palm(stage, 1290, 800, 440, { lean: 30 }) +
    palm(stage, 1540, 860, 520, { lean: -10 }) +
    rosette(stage, 1410, 860, 70) +
    leafFrame(stage, -30, -20, 380, 45)
  )
}

/** Bungalows on stilts above the shallows. */
export function stiltBungalows(stage: Stage): string {
  return (
    coast(stage, 450, 480, 350, 86) +
    birds(stage, 700, 210, 6, 18) +
    forestEdge(stage, 1280, 1700, 560, 90) +
    cabana(stage, 860, 600, 200, { stilts: 44 }) +
    cabana(stage, 1120, 680, 300, { stilts: 60 }) +
    cabana(stage, 1430, 800, 440, { stilts: 84 }) +
    jetty(stage, [700, 1050], [790, 560], 220, 40) +
    panga(stage, 480, 760, 0.9, stage.palette.coral) +
    bather(stage, 1010, 860, 0.8) +
    glints(stage, 600, 960, 40) +
    palm(stage, 110, 990, 640, { lean: 70 }) +
    leafFrame(stage, 1640, -20, 340, 140)
  )
}

/** Two-storey thatched hotel on a white beach. */
export function thatchHotel(stage: Stage): string {
  const p = stage.palette
  return (
    coast(stage, 430, 330, 140) +
    shore(stage, [
      [-60, 860],
      [420, 800],
      [760, 730],
      [1660, 690],
    ]) +
    forestEdge(stage, 1180, 1700, 700, 120) +
    block(stage, 660, 790, {
      width: 720,
      floors: 2,
      floorHeight: 128,
      bays: 6,
      wooden: true,
      planted: false,
      colour: mix(p.wall, p.sand, 0.4),
    }) +
    thatchRoof(stage, 1020, 548, 860, 230, 0.5) +
    palapa(stage, 500, 860, 320, 270, true) +
    palm(stage, 620, 850, 460, { lean: -50 }) +
    palm(stage, 1440, 880, 520, { lean: 30 }) +
    hammock(stage, 1130, 1390, 880, 56, p.coral) +
    rect(1126, 872, 8, 90, p.woodShade) +
    rect(1388, 872, 8, 90, p.woodShade) +
    umbrella(stage, 820, 950, 0.85, p.gold, true) +
    lounger(stage, 930, 964, 0.8, p.coral) +
    rosette(stage, 1050, 850, 60) +
    rosette(stage, 740, 850, 60) +
    leafFrame(stage, -30, -20, 400, 45)
  )
}

/** Lodge whose hammocks stand in the sea. */
export function beachLodge(stage: Stage): string {
  const p = stage.palette
  const post = (x: number, y: number, h: number) =>
    rect(x - 7, y - h, 14, h, p.woodShade, 4) +
    fade(0.25, rect(x - 6, y + 3, 12, h * 0.45, p.woodShade))
  return (
    coast(stage, 470, 400, 390, 96) +
    birds(stage, 600, 200, 6, 18) +
    shore(stage, [
      [-60, 1060],
      [600, 1020],
      [900, 860],
      [1160, 760],
      [1660, 720],
    ]) +
    cabana(stage, 1300, 810, 560, { wall: mix(p.wall, p.sand, 0.5) }) +
    post(180, 800, 280) +
    post(560, 800, 280) +
    hammock(stage, 180, 560, 560, 110, p.coral) +
    post(680, 700, 170) +
    post(900, 700, 170) +
    hammock(stage, 680, 900, 556, 60, p.gold) +
    torch(stage, 1010, 900, 130) +
    palm(stage, 1080, 900, 540, { lean: -60 }) +
    palm(stage, 1540, 940, 640, { lean: -20 }) +
    lounger(stage, 1200, 950, 0.9, p.coral) +
    rosette(stage, 1420, 960, 90) +
    leafFrame(stage, -30, -20, 360, 45)
  )
}

/** Overwater cabanas on Bacalar's seven blues. */
export function overwater(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 400) +
    sun(stage, 420, 140, 52) +
    cloudBank(stage, 390) +
    clouds(stage, 50, 220, 4) +
    canopy(stage, 386, 410, 0.55, 28) +
    sevenBlues(stage, 402) +
    glints(stage, 410, 940, 60, 0.4) +
    sailboat(stage, 430, 520, 0.5) +
    line('M700 560L1640 600', p.wood, 12) +
    cabana(stage, 740, 560, 190, { stilts: 40 }) +
    cabana(stage, 990, 630, 270, { stilts: 56 }) +
    cabana(stage, 1330, 760, 430, { stilts: 84 }) +
    jetty(stage, [620, 1050], [660, 570], 240, 44) +
    bather(stage, 1010, 880, 0.9) +
    bather(stage, 1110, 850, 0.75, true) +
    ellipse(300, 800, 70, 16, p.gold) +
    fade(0.5, ellipse(300, 812, 80, 14, p.foam)) +
    hammock(stage, 1090, 1290, 800, 50, p.coral) +
    rect(1086, 792, 8, 120, p.woodShade) +
    rect(1288, 792, 8, 60, p.woodShade) +
    grove(stage, 90, 990, 560)
  )
}
