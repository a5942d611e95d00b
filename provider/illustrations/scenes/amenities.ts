import type { Gallery } from '../picture.ts'
import { sailboat } from '../pieces/boats.ts'
import { armchair, fan, pottedPlant, sofa } from '../pieces/furniture.ts'
import { backWall, opening, pendant, rug, shell } from '../pieces/interior.ts'
import { canopy, forestEdge, tree, undergrowth, vines } from '../pieces/jungle.ts'
import { block } from '../pieces/lowrise.ts'
import { candle } from '../pieces/market.ts'
import { grove, leafFrame, palm, rosette } from '../pieces/palms.ts'
import { bather } from '../pieces/people.ts'
import { infinityPool, lapPool, sheen, terrace, windingPool } from '../pieces/pools.ts'
import { glints, sea, shore, sunRoad } from '../pieces/sea.ts'
import { lounger, torch, umbrella } from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, sky, stars, sun } from '../pieces/sky.ts'
import { palapa } from '../pieces/thatch.ts'
import { row } from '../pieces/town.ts'
import { circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import {
  beachedKayaks,
  dayBeds,
  jettyPalapa,
  moonlitBeach,
  palmHammock,
  umbrellas,
} from './beaches.ts'
import { courtyardMansion } from './garden-hotels.ts'
import { outlook } from './rooms.ts'
import { tacoTable } from './tables.ts'

function open(stage: Stage, horizon: number, sunX: number, sunY: number): string {
  return (
    sky(stage, horizon) +
    sun(stage, sunX, sunY, stage.palette.name === 'noon' ? 54 : 88) +
    cloudBank(stage, horizon, 0.6) +
    clouds(stage, 60, 260, 4) +
    sea(stage, horizon) +
    sunRoad(stage, sunX, horizon, 620, 150) +
    glints(stage, horizon, 640, 60)
  )
}

function seaEdgePool(stage: Stage): string {
  const p = stage.palette
  return (
    open(stage, 430, 1180, 150) +
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

function skyPool(stage: Stage): string {
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

function gardenPool(stage: Stage): string {
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

function lanternPool(stage: Stage): string {
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

type LobbyOptions = {
  readonly wall: string
  readonly floor: 'wood' | 'tiles' | 'stone' | 'checks'
  readonly ceiling: 'plain' | 'beams' | 'thatch'
  readonly view: 'sea' | 'garden' | 'jungle' | 'city'
  readonly desk: string
  readonly seat: string
}

function reception(stage: Stage, x: number, desk: string): string {
  const p = stage.palette
  return (
    (p.lamps > 0.1 ? circle(x, 640, 260, stage.radial([0, p.lit, 0.5], [1, p.lit, 0])) : '') +
    rect(x - 200, 620, 400, 170, desk, 8) +
    line(
      steps(15, -0.94, 0.94)
        .map((s) => `M${x + s * 200} 634V784`)
        .join(''),
      mix(desk, p.ink, 0.22),
      4,
    ) +
    rect(x - 216, 604, 432, 24, mix(p.stone, p.cloth, 0.6), 6) +
    path(`M${x + 120} 604q-4 -60 20 -80q24 20 20 80Z`, p.seaNear) +
    rosette(stage, x + 140, 530, 70) +
    circle(x - 120, 594, 10, p.gold) +
    rect(x - 40, 560, 66, 44, p.ink, 5)
  )
}

function lobby(options: LobbyOptions): (stage: Stage) => string {
  return (stage) =>
    shell(stage, options) +
    opening(stage, 230, 760, outlook(stage, options.view, 610), {
      panes: 4,
      curtain: 'none',
      top: 140,
    }) +
    reception(stage, 1240, options.desk) +
    pendant(stage, 1110, 190, 54) +
    pendant(stage, 1240, 240, 62) +
    pendant(stage, 1370, 190, 54) +
    rug(stage, 560, 900, 430, options.seat) +
    sofa(stage, 480, 850, 430, options.seat, '#EA6A4E') +
    armchair(stage, 840, 880, 190, '#FFFDF8') +
    ellipse(640, 900, 100, 24, stage.palette.wood) +
    rect(632, 900, 16, 40, stage.palette.woodShade) +
    pottedPlant(stage, 130, 900, 380) +
    pottedPlant(stage, 1500, 900, 330) +
    fan(stage, 620, 70, 190)
}

function arcadeLobby(stage: Stage): string {
  const p = stage.palette
  return (
    shell(stage, { wall: '#F2C9A8', floor: 'checks', ceiling: 'beams' }) +
    stage.inside(rect(backWall.left, 150, 1300, 540, '#000'), outlook(stage, 'garden', 800)) +
    steps(5, 150, 1190)
      .map(
        (x) =>
          path(
            `M${x} 100H${x + 260}V690H${x + 224}V400A94 110 0 0 0 ${x + 36} 400V690H${x}Z`,
            mix('#EFB58A', p.cloth, 0.1),
          ) +
          path(
            `M${x + 36} 690V400A94 110 0 0 1 ${x + 224} 400V690`,
            'none',
            `stroke="${p.cloth}" stroke-width="12"`,
          ),
      )
      .join('') +
    pendant(stage, 540, 190, 60) +
    pendant(stage, 1060, 190, 60) +
    sofa(stage, 500, 870, 430, '#2F7F92', '#EA6A4E') +
    armchair(stage, 1050, 880, 200, '#FFFDF8') +
    armchair(stage, 1310, 890, 200, '#FFFDF8') +
    ellipse(1180, 900, 70, 18, p.wood) +
    pottedPlant(stage, 160, 910, 370) +
    pottedPlant(stage, 800, 800, 220, false) +
    pottedPlant(stage, 1500, 930, 300)
  )
}

function table(stage: Stage, x: number, y: number, width: number, lit: boolean): string {
  const p = stage.palette
  const glass = (dx: number) =>
    path(`M${x + dx - 13} ${y - 64}h26l-8 34v22h9v6h-28v-6h9v-22Z`, p.cloth, 'opacity=".9"') +
    path(`M${x + dx - 11} ${y - 52}h22l-6 22h-10Z`, p.coral)
  const chair = (s: number) =>
    line(
      `M${x + s * width * 0.78} ${y - 110}L${x + s * width * 0.72} ${y + 40}M${x + s * width * 0.72} ${y + 40}H${x + s * width * 0.5}M${x + s * width * 0.74} ${y + 40}L${x + s * width * 0.8} ${y + 160}M${x + s * width * 0.52} ${y + 40}L${x + s * width * 0.5} ${y + 160}`,
      p.woodShade,
      11,
    ) +
    path(
      `M${x + s * width * 0.8} ${y - 116}L${x + s * width * 0.73} ${y + 10}`,
      'none',
      `stroke="${p.wood}" stroke-width="22" stroke-linecap="round"`,
    )
  return (
    fade(0.22, ellipse(x, y + 164, width * 0.9, 18, p.ink)) +
    chair(-1) +
    chair(1) +
    path(
      `M${x - width / 2} ${y}H${x + width / 2}L${x + width * 0.44} ${y + 130}Q${x} ${y + 150} ${x - width * 0.44} ${y + 130}Z`,
      stage.across([0, p.cloth], [1, mix(p.cloth, p.wallShade, 0.6)]),
    ) +
    ellipse(x, y, width / 2, 20, p.cloth) +
    ellipse(x - width * 0.26, y - 3, 48, 11, mix(p.cloth, p.wallShade, 0.35)) +
    ellipse(x + width * 0.26, y - 3, 48, 11, mix(p.cloth, p.wallShade, 0.35)) +
    glass(-width * 0.12) +
    glass(width * 0.14) +
    (lit
      ? candle(stage, x, y - 4, 52)
      : path(`M${x - 14} ${y - 4}l-5 -40h38l-5 40Z`, p.seaNear) + rosette(stage, x, y - 44, 46))
  )
}

function seaTerrace(stage: Stage): string {
  const p = stage.palette
  return (
    open(stage, 470, 560, 390) +
    birds(stage, 900, 220, 5, 18) +
    fade(0.35, rect(-10, 600, 1620, 120, p.glass)) +
    rect(-10, 596, 1620, 9, p.wood) +
    steps(11, 20, 1580)
      .map((x) => rect(x - 5, 600, 10, 130, p.wood))
      .join('') +
    terrace(stage, 726, true) +
    table(stage, 1060, 740, 420, true) +
    table(stage, 300, 700, 240, true) +
    rect(1380, -20, 26, 800, p.woodShade) +
    path('M1640 -40V220Q1100 150 760 -40Z', p.thatch) +
    line(
      steps(24, 800, 1620)
        .map(
          (x) => `M${x} ${(x - 760) * 0.27 - 30}l${stage.between(-8, 8)} ${stage.between(22, 44)}`,
        )
        .join(''),
      p.thatchShade,
      6,
    ) +
    rosette(stage, 1540, 990, 150) +
    leafFrame(stage, -30, -20, 380, 45)
  )
}

function beachRestaurant(stage: Stage): string {
  const p = stage.palette
  return (
    open(stage, 430, 330, 150) +
    shore(stage, [
      [-60, 720],
      [500, 680],
      [1000, 650],
      [1660, 620],
    ]) +
    palapa(stage, 1020, 860, 900, 620, true) +
    table(stage, 360, 800, 230, false) +
    table(stage, 760, 850, 260, false) +
    table(stage, 1250, 850, 260, false) +
    palm(stage, 470, 740, 420, { lean: -50 }) +
    palm(stage, 1540, 880, 560, { lean: -20 }) +
    rosette(stage, 120, 980, 110) +
    leafFrame(stage, -30, -20, 400, 45)
  )
}

function candleDinner(stage: Stage): string {
  const p = stage.palette
  return (
    open(stage, 470, 520, 190) +
    stars(stage, 420, 90) +
    shore(stage, [
      [-60, 780],
      [500, 730],
      [1000, 700],
      [1660, 670],
    ]) +
    rect(640, 330, 14, 480, p.wood) +
    rect(1226, 330, 14, 480, p.wood) +
    path(
      'M620 330Q930 250 1260 330Q1200 370 1232 560Q1160 420 930 392Q700 420 648 560Q680 370 620 330Z',
      p.cloth,
      'opacity=".9"',
    ) +
    circle(940, 700, 360, stage.radial([0, p.lit, 0.5], [1, p.lit, 0])) +
    table(stage, 940, 780, 360, true) +
    torch(stage, 520, 880, 170) +
    torch(stage, 1360, 880, 170) +
    torch(stage, 330, 820, 120) +
    steps(12, 560, 1320)
      .map(
        (x) =>
          circle(
            x,
            960 + stage.between(-14, 18),
            34,
            stage.radial([0, p.lit, 0.8], [1, p.lit, 0]),
          ) + circle(x, 958 + stage.between(-4, 8), 7, p.lit),
      )
      .join('') +
    palm(stage, 150, 960, 640, { lean: 60 }) +
    palm(stage, 1520, 950, 620, { lean: -40 })
  )
}

function massageBed(stage: Stage, x: number, y: number, width: number): string {
  const p = stage.palette
  return (
    fade(0.22, ellipse(x, y + 150, width * 0.56, 16, p.ink)) +
    rect(x - width * 0.42, y + 40, 18, 110, p.woodShade) +
    rect(x + width * 0.38, y + 40, 18, 110, p.woodShade) +
    rect(x - width / 2, y, width, 52, p.cloth, 24) +
    path(
      `M${x - width * 0.2} ${y - 4}H${x + width * 0.48}V${y + 76}Q${x + width * 0.14} ${y + 92} ${x - width * 0.2} ${y + 76}Z`,
      mix(p.seaNear, p.cloth, 0.35),
    ) +
    rect(x - width * 0.46, y - 30, width * 0.18, 34, p.cloth, 17) +
    [0, 1, 2]
      .map((i) =>
        rect(
          x + width * 0.2,
          y - 26 - i * 20,
          130 - i * 10,
          22,
          i % 2 ? mix(p.coral, p.cloth, 0.5) : p.cloth,
          10,
        ),
      )
      .join('')
  )
}

function seaSpa(stage: Stage): string {
  const p = stage.palette
  return (
    open(stage, 470, 820, 190) +
    shore(
      stage,
      [
        [-60, 720],
        [1660, 700],
      ],
      0.6,
    ) +
    terrace(stage, 730, true) +
    [120, 1440].map((x) => rect(x, -20, 24, 800, p.wood)).join('') +
    path('M-20 70Q800 -50 1620 70V-40H-20Z', p.thatch) +
    path('M132 60Q330 320 160 760H110V60Z', p.cloth, 'opacity=".92"') +
    path('M1452 60Q1260 320 1430 760H1480V60Z', p.cloth, 'opacity=".92"') +
    massageBed(stage, 780, 760, 640) +
    pottedPlant(stage, 300, 930, 240) +
    pottedPlant(stage, 1290, 930, 260) +
    candle(stage, 1180, 950, 60) +
    candle(stage, 1120, 970, 44)
  )
}

function stonesAndOrchids(stage: Stage): string {
  const p = stage.palette
  const pebble = (x: number, y: number, w: number, c: string) =>
    ellipse(x, y, w, w * 0.36, c) +
    ellipse(x - w * 0.2, y - w * 0.12, w * 0.5, w * 0.12, mix(c, p.cloth, 0.3), 'opacity=".7"')
  const orchid = (x: number, y: number, s: number) =>
    steps(5, -90, 198)
      .map(
        (a) =>
          `<ellipse cx="${x}" cy="${y - 30 * s}" rx="${21 * s}" ry="${34 * s}" fill="${mix('#F7B6CE', p.cloth, 0.25)}" transform="rotate(${a + 90} ${x} ${y})"/>`,
      )
      .join('') +
    circle(x, y, 15 * s, '#D94F86') +
    circle(x, y, 6 * s, p.gold)
  const stone = mix(p.stoneDark, p.ink, 0.45)
  return (
    sky(stage, 560) +
    sun(stage, 1080, 430, 110) +
    clouds(stage, 60, 300, 5) +
    sea(stage, 540, 760) +
    sunRoad(stage, 1080, 540, 740, 190) +
    canopy(stage, 520, 556, 0.5, 34, -60, 420) +
    rect(-10, 740, 1620, 280, stage.down([0, mix(p.wood, p.sand, 0.2)], [1, p.woodShade])) +
    line('M-20 800H1620M-20 880H1620', p.woodShade, 4) +
    fade(0.25, ellipse(560, 872, 210, 24, p.ink)) +
    pebble(560, 830, 170, stone) +
    pebble(552, 740, 136, mix(stone, p.stoneDark, 0.35)) +
    pebble(566, 664, 104, stone) +
    pebble(558, 602, 74, mix(stone, p.stoneDark, 0.35)) +
    pebble(562, 558, 46, stone) +
    path('M760 960Q860 700 1010 640', 'none', `stroke="${p.leaf}" stroke-width="9"`) +
    orchid(880, 760, 1.25) +
    orchid(960, 680, 1.05) +
    orchid(820, 860, 1.35) +
    candle(stage, 1180, 880, 150) +
    candle(stage, 1300, 910, 100) +
    candle(stage, 260, 900, 120) +
    rect(1060, 900, 240, 50, p.cloth, 24) +
    rect(1080, 856, 200, 48, mix(p.coral, p.cloth, 0.4), 22) +
    leafFrame(stage, -30, -20, 420, 45) +
    leafFrame(stage, 1640, 1030, 420, -135)
  )
}

function gardenBath(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 520) +
    sun(stage, 500, 230, 80) +
    canopy(stage, 330, 560, 0.75, 60) +
    canopy(stage, 420, 680, 0.45, 70) +
    canopy(stage, 540, 800, 0.2, 80) +
    vines(stage, 900, 1500, 120, 330, 9) +
    tree(stage, 1320, 760, 700) +
    palm(stage, 260, 760, 560, { lean: 60 }) +
    terrace(stage, 740) +
    undergrowth(stage, -40, 1640, 748, 90) +
    fade(0.25, ellipse(780, 944, 420, 30, p.ink)) +
    path(
      'M380 760H1180V900Q1180 950 1120 950H440Q380 950 380 900Z',
      stage.across([0, mix(p.stone, p.cloth, 0.45)], [1, p.stoneShade]),
    ) +
    ellipse(780, 762, 402, 66, mix(p.stone, p.cloth, 0.55)) +
    ellipse(780, 766, 362, 50, stage.down([0, p.seaMid], [1, p.shallow])) +
    steps(9, 520, 1040)
      .map((x) =>
        ellipse(x, 766 + stage.between(-26, 26), 15, 9, stage.pick(['#F7B6CE', p.cloth, p.coral])),
      )
      .join('') +
    bather(stage, 860, 780, 0.95) +
    candle(stage, 300, 950, 90) +
    candle(stage, 1270, 950, 110) +
    rect(1290, 850, 130, 36, p.cloth, 16) +
    rect(1300, 818, 110, 34, mix(p.coral, p.cloth, 0.5), 16) +
    rect(1270, 884, 180, 16, p.wood, 4) +
    leafFrame(stage, -30, -20, 420, 45) +
    leafFrame(stage, 1640, -20, 380, 140)
  )
}

/** Pictures for the galleries of hotels. */
export const amenities: Gallery = {
  'pool-01': { light: 'noon', seed: 501, paint: seaEdgePool },
  'pool-02': { light: 'dawn', seed: 502, paint: courtyardMansion },
  'pool-03': { light: 'dusk', seed: 503, paint: skyPool },
  'pool-04': { light: 'noon', seed: 504, paint: gardenPool },
  'pool-05': { light: 'night', seed: 505, paint: lanternPool },
  'pool-06': { light: 'noon', seed: 506, paint: swimUpBar },
  'lobby-01': {
    light: 'noon',
    seed: 511,
    paint: lobby({
      wall: '#FBF1E0',
      floor: 'tiles',
      ceiling: 'plain',
      view: 'sea',
      desk: '#C4946A',
      seat: '#2F8F96',
    }),
  },
  'lobby-02': {
    light: 'dusk',
    seed: 512,
    paint: lobby({
      wall: '#F3DFC2',
      floor: 'wood',
      ceiling: 'thatch',
      view: 'garden',
      desk: '#9C6B45',
      seat: '#C9704F',
    }),
  },
  'lobby-03': { light: 'dawn', seed: 513, paint: arcadeLobby },
  'lobby-04': {
    light: 'night',
    seed: 514,
    paint: lobby({
      wall: '#E2D9CC',
      floor: 'stone',
      ceiling: 'plain',
      view: 'city',
      desk: '#8A6448',
      seat: '#2F8F96',
    }),
  },
  'beachfront-01': { light: 'noon', seed: 521, paint: umbrellas },
  'beachfront-02': { light: 'dusk', seed: 522, paint: palmHammock },
  'beachfront-03': { light: 'dawn', seed: 523, paint: jettyPalapa },
  'beachfront-04': { light: 'noon', seed: 524, paint: dayBeds },
  'beachfront-05': { light: 'dawn', seed: 525, paint: beachedKayaks },
  'beachfront-06': { light: 'night', seed: 526, paint: moonlitBeach },
  'restaurant-01': { light: 'dusk', seed: 531, paint: seaTerrace },
  'restaurant-02': { light: 'noon', seed: 532, paint: (stage) => tacoTable(stage, 'planks') },
  'restaurant-03': { light: 'noon', seed: 533, paint: beachRestaurant },
  'restaurant-04': { light: 'night', seed: 534, paint: candleDinner },
  'spa-01': { light: 'noon', seed: 541, paint: seaSpa },
  'spa-02': { light: 'dusk', seed: 542, paint: stonesAndOrchids },
  'spa-03': { light: 'dawn', seed: 543, paint: gardenBath },
}
