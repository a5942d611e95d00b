import { panga } from '../pieces/boats.ts'
import { reef, seagrass } from '../pieces/corals.ts'
import { fish, jellyfish, school } from '../pieces/fish.ts'
import { lighthouse } from '../pieces/lighthouse.ts'
import { palm } from '../pieces/palms.ts'
import { diver, snorkeler } from '../pieces/people.ts'
import { glints, sea } from '../pieces/sea.ts'
import { ray, turtle, whaleShark } from '../pieces/sealife.ts'
import { cloudBank, clouds, sky, sun } from '../pieces/sky.ts'
import { bubbles, depths, rays, surfaceBand, waterline } from '../pieces/underwater.ts'
import { circle, ellipse, fade, mix, path, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Whale shark gliding under a swimmer. */
export function whaleSharks(stage: Stage, flip = false): string {
  return (
    depths(stage) +
    surfaceBand(stage) +
    school(stage, flip ? 1300 : 300, 760, 12, stage.palette.gold, 0.5, flip) +
    whaleShark(stage, 800, 520, 1.36, flip ? -6 : 6, flip) +
    snorkeler(stage, flip ? 1150 : 420, 210, 1, flip ? -10 : 10, flip, stage.palette.coral) +
    snorkeler(stage, flip ? 560 : 1120, 180, 0.7, 4, flip, stage.palette.gold) +
    bubbles(stage, flip ? 1060 : 520, 200, 130) +
    school(stage, flip ? 420 : 1240, 850, 8, stage.palette.pink, 0.5)
  )
}

/** Divers over a colourful reef. */
export function reefDive(stage: Stage): string {
  const p = stage.palette
  return (
    depths(stage) +
    surfaceBand(stage, 34) +
    school(stage, 1180, 330, 12, p.gold, 0.7, true) +
    ray(stage, 1240, 190, 0.7, -10) +
    reef(stage, 740) +
    diver(stage, 620, 400, 1.35, 10) +
    diver(stage, 330, 260, 0.8, 6) +
    bubbles(stage, 760, 380, 300, 16) +
    bubbles(stage, 410, 240, 180, 9) +
    fish(stage, 1000, 600, 1.6, p.coral, true) +
    fish(stage, 1130, 660, 1.1, p.gold, true) +
    fish(stage, 480, 640, 1.2, p.pink)
  )
}

/** Snorkelling above a turtle in clear shallows. */
export function turtleSnorkel(stage: Stage): string {
  const p = stage.palette
  const bed = path(
    'M-20 790Q400 730 800 780T1620 760V1010H-20Z',
    stage.down([0, mix(p.sand, p.seaNear, 0.35)], [1, mix(p.sandShade, p.seaMid, 0.45)]),
  )
  return (
    depths(stage) +
    surfaceBand(stage) +
    bed +
    steps(12, 40, 1560)
      .map((x) =>
        seagrass(
          stage,
          x + stage.between(-40, 40),
          860 + stage.between(-30, 90),
          stage.between(80, 130),
          mix(p.leaf, p.seaNear, stage.between(0.15, 0.45)),
        ),
      )
      .join('') +
    rays(stage, 0, 800, 0.12) +
    turtle(stage, 930, 560, 1.9, -8) +
    turtle(stage, 340, 640, 0.8, 6) +
    snorkeler(stage, 470, 220, 1.25, 14, false, p.coral) +
    bubbles(stage, 590, 220, 150) +
    school(stage, 1330, 300, 7, p.gold, 0.6, true)
  )
}

/** Half above, half below: boat and coast over a reef garden. */
export function splitReef(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 360) +
    sun(stage, 1220, 120, 46) +
    cloudBank(stage, 330) +
    clouds(stage, 40, 160, 3) +
    sea(stage, 330, 470) +
    glints(stage, 330, 440, 30) +
    path('M-20 336Q120 300 420 330L420 350H-20Z', p.sand) +
    lighthouse(stage, 150, 330, 190, 10) +
    palm(stage, 300, 332, 150) +
    palm(stage, 60, 336, 120) +
    depths(stage, 430) +
    rays(stage, 430) +
    reef(stage, 830) +
    school(stage, 1200, 680, 9, p.gold, 0.65, true) +
    fish(stage, 520, 760, 1.2, p.coral) +
    fish(stage, 980, 800, 1.1, p.pink, true) +
    waterline(stage, 432) +
    snorkeler(stage, 640, 500, 1.25, 6, false, p.coral) +
    snorkeler(stage, 960, 530, 0.9, 4, true, p.gold) +
    panga(stage, 1190, 440, 1.25, p.coral)
  )
}

/** One of the concrete figures of the underwater museum. */
function statue(stage: Stage, x: number, y: number, size: number): string {
  const p = stage.palette
  const body = stage.across(
    [0, mix(p.stone, p.seaNear, 0.35)],
    [1, mix(p.stoneDark, p.seaFar, 0.5)],
  )
  const moss = steps(7, 0, 6)
    .map(() =>
      circle(
        x + stage.between(-0.16, 0.16) * size,
        y - stage.between(0.15, 0.92) * size,
        stage.between(0.02, 0.045) * size,
        stage.pick([p.coral, p.pink, mix(p.leaf, p.seaNear, 0.4)]),
        'opacity=".8"',
      ),
    )
    .join('')
  return (
    fade(0.3, ellipse(x, y, size * 0.3, size * 0.05, p.ink)) +
    path(
      `M${x - size * 0.2} ${y}Q${x - size * 0.16} ${y - size * 0.4} ${x - size * 0.19} ${y - size * 0.62}Q${x - size * 0.16} ${y - size * 0.76} ${x - size * 0.045} ${y - size * 0.79}V${y - size * 0.82}H${x + size * 0.045}V${y - size * 0.79}Q${x + size * 0.16} ${y - size * 0.76} ${x + size * 0.19} ${y - size * 0.62}Q${x + size * 0.16} ${y - size * 0.4} ${x + size * 0.2} ${y}Z`,
      body,
    ) +
    ellipse(x, y - size * 0.9, size * 0.085, size * 0.105, body) +
    path(
      `M${x - size * 0.12} ${y - size * 0.6}Q${x - size * 0.1} ${y - size * 0.3} ${x - size * 0.07} ${y}M${x + size * 0.12} ${y - size * 0.6}Q${x + size * 0.1} ${y - size * 0.3} ${x + size * 0.07} ${y}`,
      'none',
      `stroke="${mix(p.stoneDark, p.seaFar, 0.6)}" stroke-width="${size * 0.014}" opacity=".6"`,
    ) +
    moss
  )
}

/** Rings of standing statues on the sea floor with a diver above. */
export function underwaterMuseum(stage: Stage): string {
  const p = stage.palette
  const bed = path(
    'M-20 800Q500 760 900 790T1620 770V1010H-20Z',
    stage.down([0, mix(p.sand, p.seaNear, 0.5)], [1, mix(p.sandShade, p.seaFar, 0.55)]),
  )
  return (
    depths(stage) +
    surfaceBand(stage) +
    fade(
      0.45,
      steps(9, 330, 1330)
        .map((x) => statue(stage, x, 800, 210))
        .join(''),
    ) +
    bed +
    fade(
      0.8,
      [250, 470, 720, 960, 1180, 1400]
        .map((x) => statue(stage, x, 850, 300 + stage.between(-20, 20)))
        .join(''),
    ) +
    rays(stage, 0, 800, 0.16) +
    [330, 640, 1010, 1320]
      .map((x) => statue(stage, x, 950, 430 + stage.between(-20, 20)))
      .join('') +
    diver(stage, 830, 300, 1.25, 8) +
    bubbles(stage, 960, 280, 220) +
    school(stage, 1200, 480, 11, p.gold, 0.7, true) +
    school(stage, 380, 420, 7, p.pink, 0.6) +
    seagrass(stage, 180, 970, 130, mix(p.leaf, p.seaNear, 0.3)) +
    seagrass(stage, 1500, 980, 150, mix(p.leaf, p.seaNear, 0.3))
  )
}

/** Calm first reef: bright coral close to the surface and small fish. */
export function easyReef(stage: Stage): string {
  const p = stage.palette
  return (
    depths(stage) +
    surfaceBand(stage, 60) +
    reef(stage, 660, false) +
    snorkeler(stage, 700, 250, 1.4, 12, false, p.gold) +
    bubbles(stage, 860, 240, 160) +
    fish(stage, 1080, 480, 1.9, p.coral, true) +
    fish(stage, 1260, 420, 1.3, p.gold, true) +
    fish(stage, 430, 520, 1.4, p.pink) +
    school(stage, 260, 330, 9, p.gold, 0.6) +
    jellyfish(stage, 1400, 230, 0.9)
  )
}
