import type { Gallery } from '../picture.ts'
import { island } from '../pieces/air.ts'
import { catamaran, ferry, panga, sailboat } from '../pieces/boats.ts'
import { banks, cavern, platform, roof } from '../pieces/cenote.ts'
import { canopy } from '../pieces/jungle.ts'
import { church, lighthouse } from '../pieces/landmarks.ts'
import { grove, leafFrame, palm, rosette } from '../pieces/palms.ts'
import { bather, snorkeler } from '../pieces/people.ts'
import { cliff, seaTemple } from '../pieces/ruins.ts'
import { glints, sea, shoals, shore, sunRoad, swells } from '../pieces/sea.ts'
import { fish, school, turtle } from '../pieces/sealife.ts'
import { hammock, lounger, umbrella } from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, sky, streak, sun } from '../pieces/sky.ts'
import { jetty, palapa } from '../pieces/thatch.ts'
import { skyline } from '../pieces/towers.ts'
import { facade, houseColours, paperFlags, row, streetLamp } from '../pieces/town.ts'
import { bubbles, depths, reef, surfaceBand } from '../pieces/underwater.ts'
import { flamingo } from '../pieces/wildbirds.ts'
import { ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

function cancun(stage: Stage): string {
  return (
    sky(stage, 450) +
    sun(stage, 330, 140, 54) +
    cloudBank(stage, 450) +
    clouds(stage, 60, 240, 4) +
    sea(stage, 450) +
    shoals(stage, 520, 760, 8) +
    glints(stage, 450, 860, 80) +
    sailboat(stage, 240, 500, 0.32) +
    skyline(stage, [1330, 690], [620, 462], 11, 520) +
    shore(stage, [
      [-60, 1010],
      [420, 960],
      [820, 800],
      [1120, 690],
      [1660, 600],
    ]) +
    umbrella(stage, 860, 905, 0.75, stage.palette.coral) +
    lounger(stage, 960, 925, 0.7, stage.palette.coral) +
    umbrella(stage, 1120, 830, 0.6, stage.palette.gold) +
    lounger(stage, 1200, 845, 0.55, stage.palette.gold) +
    palm(stage, 1460, 900, 520, { lean: -110 }) +
    palm(stage, 1560, 880, 380, { lean: 40 }) +
    leafFrame(stage, -30, 1020, 360, -50)
  )
}

function islaMujeres(stage: Stage): string {
  const p = stage.palette
  const water = stage.down(
    [0, p.seaFar],
    [0.3, p.seaMid],
    [0.75, p.seaNear],
    [1, mix(p.seaNear, p.shallow, 0.4)],
  )
  const land =
    'M300 300Q400 236 520 290Q600 330 690 330Q800 330 930 410Q1040 470 1130 480Q1260 530 1290 640Q1310 730 1220 728Q1120 720 1060 660Q960 640 880 580Q800 560 700 540Q600 520 520 440Q440 420 380 400Q270 360 300 300Z'
  let trees = ''
  for (const t of steps(300, 0, 1)) {
    const x = stage.between(280, 1300)
    const y = 250 + t * 480
    const r = 12 + t * 15
    trees +=
      ellipse(x, y, r, r * 0.72, p.leafDark) +
      ellipse(x - 3, y - 4, r * 0.72, r * 0.48, stage.pick([p.leaf, p.leaf, p.leafLight]))
  }
  let houses = ''
  for (const t of steps(24, 0, 1)) {
    const x = 390 + t * 800 + stage.between(-24, 24)
    const y = 318 + t * 330 + stage.between(-26, 26)
    const w = 20 + t * 16
    houses +=
      rect(x, y - w * 0.7, w, w * 0.7, stage.pick([p.wall, p.wall, p.coral, p.gold, p.pink]), 2) +
      rect(x, y - w * 0.7, w, 4, p.wallShade)
  }
  const scaled = (s: number, fill: string, opacity: number) =>
    `<g transform="translate(770 500) scale(${s}) translate(-770 -500)">${path(land, fill, `opacity="${opacity}"`)}</g>`
  return (
    rect(0, 0, 1600, 1000, water) +
    rect(0, 0, 1600, 150, stage.down([0, p.skyMid], [1, p.skyLow])) +
    cloudBank(stage, 150, 0.9) +
    shoals(stage, 240, 900, 14) +
    scaled(1.42, p.seaNear, 0.5) +
    scaled(1.26, p.shallow, 0.5) +
    scaled(1.13, p.shallow, 0.8) +
    scaled(1.05, p.foam, 0.85) +
    path(land, p.sand) +
    `<g transform="translate(770 500) scale(.9 .84) translate(-770 -500)">${stage.inside(path(land, '#000'), path(land, p.leafDark) + trees)}</g>` +
    houses +
    lighthouse(stage, 1240, 690, 130) +
    island(stage, 1350, 250, 60, 0.22) +
    glints(stage, 200, 960, 80, 0.4) +
    path('M300 776Q120 800 -40 870L-40 800Q120 770 300 768Z', p.foam, 'opacity=".55"') +
    ferry(stage, 430, 760, 0.72) +
    catamaran(stage, 1010, 870, 0.4) +
    sailboat(stage, 1130, 330, 0.24) +
    leafFrame(stage, -20, -20, 330, 40)
  )
}

function tulum(stage: Stage): string {
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

function playaDelCarmen(stage: Stage): string {
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

function cozumel(stage: Stage): string {
  const p = stage.palette
  return (
    depths(stage) +
    surfaceBand(stage) +
    school(stage, 420, 300, 9, p.gold, 0.6) +
    school(stage, 1250, 420, 7, p.pink, 0.55, true) +
    snorkeler(stage, 1180, 150, 0.8, 8) +
    reef(stage, 790) +
    turtle(stage, 760, 470, 1.5, -14) +
    fish(stage, 1090, 700, 1.2, p.gold, true) +
    fish(stage, 420, 680, 1, p.coral) +
    fish(stage, 560, 740, 0.8, p.gold) +
    bubbles(stage, 1250, 150, 100) +
    bubbles(stage, 330, 760, 300)
  )
}

function holbox(stage: Stage): string {
  const p = stage.palette
  const post = (x: number, y: number, h: number) =>
    rect(x - 7, y - h, 14, h, p.woodShade, 4) +
    fade(0.35, ellipse(x, y + 4, 26, 6, p.foam)) +
    fade(0.25, rect(x - 6, y + 4, 12, h * 0.5, p.woodShade))
  return (
    sky(stage, 500) +
    sun(stage, 880, 410, 92) +
    clouds(stage, 80, 330, 5) +
    sea(stage, 500) +
    sunRoad(stage, 880, 500, 900, 240) +
    shoals(stage, 620, 900, 7) +
    glints(stage, 500, 960, 70) +
    swells(stage, 640, 900, 3) +
    flamingo(stage, 1180, 730, 0.8, { flip: true }) +
    flamingo(stage, 1290, 760, 0.95, { feeding: true }) +
    flamingo(stage, 1420, 740, 0.85) +
    flamingo(stage, 1080, 690, 0.5, { feeding: true }) +
    post(170, 820, 300) +
    post(640, 820, 300) +
    hammock(stage, 170, 640, 560, 130, p.coral) +
    post(560, 720, 190) +
    post(850, 720, 190) +
    hammock(stage, 560, 850, 562, 74, p.gold) +
    leafFrame(stage, 1640, -20, 420, 140) +
    birds(stage, 340, 220, 5, 18)
  )
}

function bacalar(stage: Stage): string {
  const p = stage.palette
  const bands = ['#0B5C86', '#0F7F9F', '#18A0B5', '#35C0C6', '#63D6CF', '#97E6D8', '#C9F3E4']
  const water = bands.map((c, i) => {
    const y = 430 + i * 62 + i * i * 4
    return path(`M-40 ${y}Q400 ${y - 26 + (i % 2) * 50} 800 ${y + 8}T1640 ${y - 6}V1010H-40Z`, c)
  })
  return (
    sky(stage, 430) +
    sun(stage, 1180, 150, 54) +
    cloudBank(stage, 420) +
    clouds(stage, 60, 220, 4) +
    canopy(stage, 415, 440, 0.6, 30) +
    rect(0, 428, 1600, 20, bands[0] ?? p.seaFar) +
    water.join('') +
    glints(stage, 440, 940, 80, 0.4) +
    sailboat(stage, 1090, 590, 0.95, p.coral) +
    sailboat(stage, 700, 480, 0.32, p.gold, true) +
    jetty(stage, [240, 1040], [500, 640], 330, 96) +
    palapa(stage, 500, 650, 250, 230) +
    bather(stage, 820, 860, 0.8) +
    bather(stage, 920, 830, 0.7, true) +
    leafFrame(stage, 1640, 1020, 420, -130) +
    palm(stage, 60, 980, 560, { lean: 60 })
  )
}

function merida(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 820) +
    sun(stage, 800, 560, 90) +
    clouds(stage, 60, 330, 5) +
    birds(stage, 420, 200, 6, 18) +
    row(stage, -60, 480, 790, 260) +
    row(stage, 1120, 1660, 790, 270) +
    church(stage, 800, 800, 620, '#EBD3AE') +
    rect(0, 788, 1600, 220, stage.down([0, mix(p.stone, p.stoneShade, 0.35)], [1, p.stoneShade])) +
    line([826, 870, 930].map((y) => `M0 ${y}H1600`).join(''), p.stoneDark, 2.5, 'opacity=".3"') +
    fade(0.3, ellipse(800, 806, 420, 14, p.ink)) +
    streetLamp(stage, 380, 890, 330) +
    streetLamp(stage, 1220, 890, 330) +
    palm(stage, 240, 880, 420, { lean: 20 }) +
    palm(stage, 1380, 880, 440, { lean: -20 }) +
    paperFlags(stage, -20, 90, 1000, 210) +
    paperFlags(stage, 600, 230, 1620, 80)
  )
}

function valladolid(stage: Stage): string {
  return (
    cavern(stage, { light: 830, water: 590, opening: 380 }) +
    banks(stage, 590) +
    platform(stage, 1130, 700, 250) +
    bather(stage, 760, 770, 0.9) +
    bather(stage, 900, 730, 0.7) +
    roof(stage, 830, 380)
  )
}

function puertoMorelos(stage: Stage): string {
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

/** One picture for each popular destination. */
export const destinations: Gallery = {
  'destination-cancun': { light: 'noon', seed: 3, paint: cancun },
  'destination-isla-mujeres': { light: 'noon', seed: 8, paint: islaMujeres },
  'destination-tulum': { light: 'noon', seed: 14, paint: tulum },
  'destination-playa-del-carmen': { light: 'dawn', seed: 19, paint: playaDelCarmen },
  'destination-cozumel': { light: 'noon', seed: 26, paint: cozumel },
  'destination-holbox': { light: 'dusk', seed: 33, paint: holbox },
  'destination-bacalar': { light: 'noon', seed: 39, paint: bacalar },
  'destination-merida': { light: 'dusk', seed: 45, paint: merida },
  'destination-valladolid': { light: 'noon', seed: 52, paint: valladolid },
  'destination-puerto-morelos': { light: 'dawn', seed: 61, paint: puertoMorelos },
}
