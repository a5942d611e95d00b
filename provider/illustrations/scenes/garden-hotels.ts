import { kayak, sailboat } from '../pieces/boats.ts'
import { canopy, forestEdge, mangrove, tree, undergrowth, vines } from '../pieces/jungle.ts'
import { sevenBlues } from '../pieces/lagoon.ts'
import { arcade, church } from '../pieces/landmarks.ts'
import { block } from '../pieces/lowrise.ts'
import { leafFrame, palm, rosette } from '../pieces/palms.ts'
import { stroller } from '../pieces/people.ts'
import { lapPool, sheen, terrace, windingPool } from '../pieces/pools.ts'
import { glints, sea, sunRoad } from '../pieces/sea.ts'
import { hammock, lounger, torch, umbrella } from '../pieces/shorelife.ts'
import { birds, clouds, sky, stars, sun } from '../pieces/sky.ts'
import { cabana, jetty, palapa, thatchRoof } from '../pieces/thatch.ts'
import { facade, row, streetLamp } from '../pieces/town.ts'
import { circle, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
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

/** Lagoon lodge with a jetty at dawn. */
export function lagoonLodge(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 430) +
    sun(stage, 480, 330, 84) +
    clouds(stage, 60, 240, 4) +
    birds(stage, 700, 200, 6, 18) +
    canopy(stage, 416, 440, 0.6, 28) +
    sevenBlues(stage, 432) +
    sunRoad(stage, 480, 440, 800, 150) +
    glints(stage, 440, 940, 60) +
    path(
      'M1640 560Q1180 580 1020 660Q860 760 1100 820Q1300 880 1640 900Z',
      mix(p.leaf, p.leafLight, 0.4),
    ) +
    path(
      'M1020 660Q860 760 1100 820Q1300 880 1640 900V930Q1280 910 1080 846Q800 760 1000 656Z',
      p.sand,
    ) +
    forestEdge(stage, 1200, 1700, 640, 130) +
    block(stage, 1040, 740, {
      width: 460,
      floors: 2,
      floorHeight: 92,
      bays: 4,
      wooden: true,
      planted: false,
      colour: mix(p.wall, p.sand, 0.3),
    }) +
    thatchRoof(stage, 1270, 566, 580, 170, 0.5) +
    palm(stage, 1010, 780, 380, { lean: -60 }) +
    palm(stage, 1540, 850, 460, { lean: 10 }) +
    polygon(
      [
        [960, 760],
        [970, 790],
        [560, 872],
        [540, 836],
      ],
      p.wood,
    ) +
    line(
      steps(12, 570, 950)
        .map((x) => `M${x} ${872 - (x - 560) * 0.2}v-36`)
        .join(''),
      p.woodShade,
      3,
    ) +
    [580, 700, 820].map((x) => rect(x, 850 - (x - 560) * 0.2, 10, 60, p.woodShade)).join('') +
    palapa(stage, 560, 850, 230, 210) +
    kayak(stage, 330, 880, 1, p.coral) +
    sailboat(stage, 330, 560, 0.5) +
    hammock(stage, 1290, 1530, 820, 50, p.coral) +
    rosette(stage, 1200, 880, 70) +
    leafFrame(stage, -30, -20, 380, 45) +
    leafFrame(stage, 1640, 1030, 320, -135)
  )
}

/** Colonial mansion around a courtyard pool. */
export function courtyardMansion(stage: Stage): string {
  const p = stage.palette
  const pinkish = '#E7A6A0'
  return (
    sky(stage, 600) +
    sun(stage, 1280, 130, 50) +
    clouds(stage, 50, 200, 4) +
    facade(stage, 230, 430, {
      width: 1140,
      height: 230,
      colour: pinkish,
      storeys: 1,
      bays: 7,
      shutter: '#2F6F73',
    }) +
    arcade(stage, 230, 700, 1140, 280, 6, pinkish) +
    polygon(
      [
        [-20, 120],
        [230, 210],
        [230, 700],
        [-20, 880],
      ],
      stage.across([0, '#F2B95C'], [1, mix('#F2B95C', p.ink, 0.15)]),
    ) +
    polygon(
      [
        [1620, 120],
        [1370, 210],
        [1370, 700],
        [1620, 880],
      ],
      stage.across([0, mix('#F2B95C', p.ink, 0.12)], [1, '#F2B95C']),
    ) +
    [
      [30, 90],
      [140, 74],
    ]
      .map(([x = 0, w = 0]) =>
        polygon(
          [
            [x, 420 + x * 0.1],
            [x + w, 440 + x * 0.1],
            [x + w, 770 - x * 0.45],
            [x, 842 - x * 0.5],
          ],
          '#2F6F73',
        ),
      )
      .join('') +
    [
      [1480, 90],
      [1392, 66],
    ]
      .map(([x = 0, w = 0]) =>
        polygon(
          [
            [x, 440],
            [x + w, 430],
            [x + w, 800],
            [x, 750],
          ],
          '#2F6F73',
        ),
      )
      .join('') +
    terrace(stage, 698) +
    lapPool(stage, [520, 1080], 740, [330, 1270], 950) +
    [280, 470, 1120, 1310].map((x) => rosette(stage, x, 730, 64)).join('') +
    palm(stage, 300, 770, 380, { lean: 30 }) +
    palm(stage, 1290, 770, 380, { lean: -30 }) +
    lounger(stage, 1350, 880, 0.8, p.coral) +
    lounger(stage, 250, 890, 0.8, p.coral, true) +
    rosette(stage, 110, 960, 120) +
    rosette(stage, 1500, 960, 120) +
    leafFrame(stage, -30, -20, 340, 45) +
    leafFrame(stage, 1640, -20, 340, 140)
  )
}

/** Yellow hacienda at the end of an avenue of royal palms. */
export function hacienda(stage: Stage): string {
  const p = stage.palette
  const yellow = '#F0B84A'
  return (
    sky(stage, 640) +
    sun(stage, 800, 400, 110) +
    clouds(stage, 60, 300, 5) +
    birds(stage, 420, 220, 6, 18) +
    forestEdge(stage, -80, 1680, 640, 110) +
    rect(-10, 634, 1620, 100, p.leafDark) +
    facade(stage, 560, 540, {
      width: 480,
      height: 190,
      colour: yellow,
      bays: 3,
      shutter: '#7A4A33',
    }) +
    path(
      'M700 352Q720 290 800 280Q880 290 900 352Z',
      mix(yellow, p.cloth, 0.15),
      `stroke="${p.cloth}" stroke-width="7"`,
    ) +
    path('M776 350v-26a24 24 0 0 1 48 0v26Z', mix(p.glass, p.ink, 0.5)) +
    arcade(stage, 260, 720, 1080, 190, 9, yellow) +
    rect(-10, 716, 1620, 300, stage.down([0, mix(p.leaf, p.leafLight, 0.3)], [1, p.leafDark])) +
    polygon(
      [
        [700, 720],
        [900, 720],
        [1240, 1010],
        [360, 1010],
      ],
      stage.down([0, p.stone], [1, p.sandShade]),
    ) +
    lapPool(stage, [740, 860], 800, [640, 960], 940) +
    sheen(stage, 800, 860, 110) +
    [
      [640, 760, 360],
      [960, 760, 360],
      [520, 830, 460],
      [1080, 830, 460],
      [340, 940, 600],
      [1260, 940, 600],
    ]
      .map(([x = 0, y = 0, h = 0]) => palm(stage, x, y, h, { lean: 0 }))
      .join('') +
    torch(stage, 580, 900, 110) +
    torch(stage, 1020, 900, 110) +
    rosette(stage, 200, 980, 120) +
    rosette(stage, 1400, 980, 120) +
    undergrowth(stage, -40, 160, 1000, 110) +
    undergrowth(stage, 1440, 1640, 1000, 110)
  )
}

/** Arcaded hotel on the square, church towers behind. */
export function arcadeHotel(stage: Stage): string {
  const p = stage.palette
  const paint = '#E98B6D'
  return (
    sky(stage, 760) +
    sun(stage, 380, 300, 86) +
    clouds(stage, 60, 260, 4) +
    birds(stage, 560, 180, 6, 18) +
    church(stage, 1090, 700, 560, '#F3DCB4') +
    row(stage, -60, 260, 800, 260) +
    facade(stage, 260, 560, {
      width: 1160,
      height: 220,
      colour: paint,
      bays: 8,
      storeys: 1,
      shutter: '#2F6F73',
    }) +
    arcade(stage, 260, 800, 1160, 250, 8, paint) +
    facade(stage, 1420, 800, { width: 260, height: 340, colour: '#8DB7D4', storeys: 2, bays: 2 }) +
    rect(-10, 796, 1620, 214, stage.down([0, mix(p.stone, p.cloth, 0.2)], [1, p.stoneShade])) +
    line('M0 850H1600M0 920H1600', p.stoneDark, 2, 'opacity=".25"') +
    tree(stage, 150, 900, 460) +
    tree(stage, 1500, 900, 430) +
    streetLamp(stage, 420, 890, 310) +
    streetLamp(stage, 1250, 890, 310) +
    stroller(stage, 760, 920, 1.05, p.coral) +
    stroller(stage, 830, 924, 1, p.cloth) +
    rosette(stage, 560, 860, 60) +
    rosette(stage, 1080, 860, 60) +
    leafFrame(stage, 1640, -20, 320, 140)
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
