import { panga, sailboat } from '../pieces/boats.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { glints, sea, shoals, shore, sunRoad } from '../pieces/sea.ts'
import { hammock, lounger, torch, umbrella } from '../pieces/shorelife.ts'
import { birds, clouds, sky, sun } from '../pieces/sky.ts'
import { cabana } from '../pieces/thatch.ts'
import { circle, fade, line, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { bay, slope } from './sea-view.ts'

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
