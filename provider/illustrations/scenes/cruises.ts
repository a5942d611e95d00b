import { catamaran, ferry, panga, sailboat, yacht } from '../pieces/boats.ts'
import { sailfish } from '../pieces/fish.ts'
import { leafFrame } from '../pieces/leaves.ts'
import { bather } from '../pieces/people.ts'
import { glints, sea, shoals, sunRoad, swells } from '../pieces/sea.ts'
import { birds, cloudBank, clouds, sky, sun } from '../pieces/sky.ts'
import { skyline } from '../pieces/towers.ts'
import { circle, ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Catamaran close by on turquoise water, an island behind. */
export function catamaranTrip(stage: Stage, low = false): string {
  const p = stage.palette
  return (
    sky(stage, 520) +
    sun(stage, low ? 560 : 1250, low ? 400 : 140, low ? 92 : 52) +
    cloudBank(stage, 520) +
    clouds(stage, 60, 260, 4) +
    birds(stage, 1120, 230, 5, 18) +
    sea(stage, 520) +
    (low ? sunRoad(stage, 560, 520, 900, 210) : '') +
    path('M1120 524Q1240 484 1400 500T1660 512V530H1120Z', mix(p.leaf, p.hillFar, 0.4)) +
    path('M1090 526Q1300 518 1660 524V536H1090Z', p.sand) +
    shoals(stage, 600, 900, 9) +
    glints(stage, 520, 960, 90) +
    catamaran(stage, low ? 980 : 760, 760, 1.62, low) +
    sailboat(stage, low ? 260 : 1380, 570, 0.42, p.gold) +
    swells(stage, 800, 960, 3) +
    (low ? '' : bather(stage, 420, 880, 0.9) + bather(stage, 300, 850, 0.7, true))
  )
}

/** Candle-lit dinner cruise under sail at sunset. */
export function dinnerCruise(stage: Stage): string {
  const p = stage.palette
  const table = (x: number) =>
    rect(x - 40, 836, 80, 8, p.cloth, 3) +
    path(`M${x - 44} 840H${x + 44}L${x + 36} 900H${x - 36}Z`, p.cloth) +
    circle(x, 812, 60, stage.radial([0, p.gold, 0.8], [1, p.gold, 0])) +
    rect(x - 4, 816, 8, 22, p.cloth) +
    ellipse(x, 810, 4, 8, p.gold) +
    path(`M${x - 28} 834v-22h12l-4 14v8ZM${x + 18} 834v-22h12l-4 14v8Z`, p.coral)
  return (
    sky(stage, 520) +
    sun(stage, 1010, 430, 105) +
    clouds(stage, 60, 340, 5) +
    birds(stage, 420, 220, 6, 18) +
    sea(stage, 520) +
    sunRoad(stage, 1010, 520, 860, 240) +
    glints(stage, 520, 820, 60) +
    sailboat(stage, 1350, 580, 0.5, p.coral, true) +
    rect(372, -40, 16, 900, p.woodShade) +
    path('M360 -40H-40V700Q160 640 352 560Z', p.cloth) +
    path('M400 -40Q620 260 760 640Q560 690 404 690Z', mix(p.coral, p.cloth, 0.15)) +
    line('M404 690L760 640', p.woodShade, 8) +
    path(
      'M-40 868H1180Q1440 860 1660 800V1010H-40Z',
      stage.down([0, mix(p.wood, p.gold, 0.2)], [1, p.woodShade]),
    ) +
    line(
      steps(5, 892, 990)
        .map((y) => `M-20 ${y}H1640`)
        .join(''),
      p.woodShade,
      3,
      'opacity=".6"',
    ) +
    table(560) +
    table(860) +
    line('M-20 780H1180Q1440 770 1640 716', p.cloth, 6) +
    line(
      steps(12, 20, 1180)
        .map((x) => `M${x} 780V868`)
        .join(''),
      p.cloth,
      5,
    ) +
    line('M380 120Q700 330 1640 470', p.ink, 2.5) +
    steps(11, 0.08, 0.95)
      .map((t) => {
        const x = 380 + 1260 * t
        const y = 120 + 350 * t + 130 * t * (1 - t)
        return (
          circle(x, y + 12, 44, stage.radial([0, p.lit, 0.6], [1, p.lit, 0])) +
          circle(x, y + 10, 8, p.lit)
        )
      })
      .join('')
  )
}

/** Sport-fishing boat and a leaping sailfish. */
export function deepSeaFishing(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 500) +
    sun(stage, 1230, 150, 54) +
    cloudBank(stage, 500) +
    clouds(stage, 60, 260, 4) +
    birds(stage, 760, 200, 6, 20) +
    sea(stage, 500) +
    swells(stage, 600, 940, 6) +
    glints(stage, 500, 960, 90) +
    line('M980 430Q760 380 640 620', p.foam, 2) +
    yacht(stage, 1120, 660, 1.5) +
    fade(0.9, ellipse(470, 860, 190, 26, p.foam)) +
    sailfish(stage, 470, 640, 1.6, -38) +
    steps(14, 0, 13)
      .map(() =>
        circle(
          stage.between(300, 640),
          stage.between(730, 850),
          stage.between(4, 13),
          p.foam,
          'opacity=".85"',
        ),
      )
      .join('') +
    path(
      'M300 880Q340 760 372 850Q420 720 458 846Q520 740 560 856Q610 790 650 880Z',
      p.foam,
      'opacity=".75"',
    )
  )
}

/** Passenger ferry crossing to an island. */
export function ferryCrossing(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 480) +
    sun(stage, 360, 150, 54) +
    cloudBank(stage, 480) +
    clouds(stage, 60, 240, 4) +
    birds(stage, 900, 230, 7, 18) +
    sea(stage, 480) +
    path('M900 484Q1100 436 1340 458T1700 470V494H900Z', mix(p.leaf, p.hillFar, 0.35)) +
    path('M860 488Q1200 476 1660 484V500H860Z', p.sand) +
    skyline(stage, [1420, 486], [1150, 486], 4, 70) +
    shoals(stage, 560, 900, 10) +
    glints(stage, 480, 960, 90) +
    path('M400 742Q120 790 -60 900V780Q150 740 400 726Z', p.foam, 'opacity=".6"') +
    ferry(stage, 720, 720, 1.55) +
    sailboat(stage, 1290, 580, 0.5) +
    panga(stage, 1180, 860, 0.9, p.gold, true) +
    leafFrame(stage, 1640, -20, 360, 140)
  )
}
