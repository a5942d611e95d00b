import { catamaran, ferry, sailboat } from '../pieces/boats.ts'
import { reef } from '../pieces/corals.ts'
import { fish, school } from '../pieces/fish.ts'
import { island } from '../pieces/islands.ts'
import { leafFrame } from '../pieces/leaves.ts'
import { lighthouse } from '../pieces/lighthouse.ts'
import { snorkeler } from '../pieces/people.ts'
import { glints, sea, shoals, sunRoad, swells } from '../pieces/sea.ts'
import { turtle } from '../pieces/sealife.ts'
import { hammock } from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, sky, sun } from '../pieces/sky.ts'
import { bubbles, depths, surfaceBand } from '../pieces/underwater.ts'
import { flamingo } from '../pieces/wildbirds.ts'
import { ellipse, fade, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Isla Mujeres from above, a ferry on its way. */
export function islaMujeres(stage: Stage): string {
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

/** Cozumel: turtle over the reef. */
export function cozumel(stage: Stage): string {
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

/** Holbox: hammocks and flamingos in the shallows at sunset. */
export function holbox(stage: Stage): string {
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
