import { kayak, panga } from '../pieces/boats.ts'
import { canopy, mangrove, tree, undergrowth } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { snorkeler } from '../pieces/people.ts'
import { glints, sea, sunRoad } from '../pieces/sea.ts'
import { birds, clouds, sky, sun } from '../pieces/sky.ts'
import { flyingFlamingos } from '../pieces/wildbirds.ts'
import { circle, ellipse, fade, line, mix, path, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Paddling a tunnel of mangrove. */
export function mangroveKayak(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 520) +
    sun(stage, 800, 380, 92) +
    clouds(stage, 60, 260, 3) +
    birds(stage, 560, 220, 6, 18) +
    sea(stage, 500) +
    sunRoad(stage, 800, 500, 820, 170) +
    mangrove(stage, 380, 690, 540, 130) +
    mangrove(stage, 920, 1240, 540, 130) +
    mangrove(stage, -80, 470, 620, 320) +
    mangrove(stage, 1140, 1700, 620, 330) +
    glints(stage, 560, 960, 50) +
    kayak(stage, 830, 800, 1.6, p.coral) +
    kayak(stage, 620, 660, 0.8, p.gold) +
    leafFrame(stage, -30, -20, 520, 50, p.ink) +
    leafFrame(stage, 1640, -20, 480, 135, p.ink)
  )
}

/** Boat drifting down a biosphere canal with herons overhead. */
export function mangroveCanal(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 470) +
    sun(stage, 1150, 150, 54) +
    clouds(stage, 60, 260, 4) +
    birds(stage, 500, 180, 7, 22) +
    sea(stage, 470) +
    mangrove(stage, 600, 1000, 500, 110) +
    path(
      'M640 1010Q720 640 790 480H830Q960 640 1240 1010Z',
      stage.down([0, p.seaNear], [1, p.shallow]),
      'opacity=".8"',
    ) +
    mangrove(stage, -80, 640, 640, 300) +
    mangrove(stage, 980, 1700, 640, 310) +
    glints(stage, 540, 960, 60) +
    panga(stage, 850, 780, 1.45, p.coral) +
    flyingFlamingos(stage, 300, 300, 0.5, 4) +
    rosette(stage, 120, 980, 130) +
    rosette(stage, 1480, 990, 150) +
    tree(stage, 180, 640, 330)
  )
}

/** Inlet between jungle and rock where a river meets the sea: floats, snorkelers, hammocks. */
export function inletPark(stage: Stage): string {
  const p = stage.palette
  const ring = (x: number, y: number, s: number, c: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${fade(0.4, ellipse(0, 10, 74, 16, p.foam)) + ellipse(0, 0, 66, 24, c) + ellipse(0, -3, 34, 10, mix(p.seaMid, p.ink, 0.2)) + path('M-26 -6Q-24 -54 0 -56T26 -6Z', '#B97A56') + circle(0, -72, 19, '#B97A56') + path('M-20 -74Q-20 -96 0 -96T20 -74Z', p.gold)}</g>`
  return (
    sky(stage, 380) +
    sun(stage, 820, 130, 50) +
    clouds(stage, 50, 200, 4) +
    sea(stage, 380) +
    canopy(stage, 350, 420, 0.5, 44, -60, 640) +
    canopy(stage, 350, 420, 0.5, 44, 1000, 1660) +
    path(
      'M-40 400Q260 390 470 450Q620 500 480 570Q380 640 420 740Q380 860 200 1010H-40Z',
      stage.down([0, mix(p.stone, p.leaf, 0.35)], [0.3, p.stoneShade], [1, p.stoneDark]),
    ) +
    path(
      'M1640 390Q1300 400 1130 460Q1000 520 1120 580Q1280 650 1240 760Q1280 880 1480 1010H1640Z',
      stage.down([0, mix(p.stone, p.leaf, 0.35)], [0.3, p.stoneShade], [1, p.stoneDark]),
    ) +
    path(
      'M480 570Q380 640 420 740Q380 860 200 1010H1480Q1280 880 1240 760Q1280 650 1120 580Q800 520 480 570Z',
      stage.down([0, p.seaNear], [1, p.shallow]),
      'opacity=".55"',
    ) +
    canopy(stage, 420, 560, 0.1, 62, -60, 400) +
    canopy(stage, 430, 560, 0.1, 62, 1220, 1680) +
    glints(stage, 420, 960, 60) +
    undergrowth(stage, -40, 420, 640, 84) +
    undergrowth(stage, 1240, 1640, 650, 84) +
    palm(stage, 380, 600, 320, { lean: 90 }) +
    palm(stage, 1250, 600, 330, { lean: -90 }) +
    palm(stage, 200, 700, 420, { lean: -30 }) +
    line('M330 640Q800 740 1290 640', p.wood, 8) +
    line(
      steps(17, 0.06, 0.94)
        .map((t) => `M${330 + 960 * t} ${640 + 200 * t * (1 - t)}v${-44}`)
        .join(''),
      p.woodShade,
      4,
    ) +
    line('M330 596Q800 696 1290 596', p.wood, 5) +
    ring(690, 800, 0.95, p.coral) +
    ring(900, 870, 1.15, p.gold) +
    snorkeler(stage, 640, 920, 0.95, 0, false, p.coral) +
    snorkeler(stage, 980, 760, 0.7, 0, true, p.gold) +
    rosette(stage, 80, 980, 130) +
    rosette(stage, 1540, 980, 130)
  )
}
