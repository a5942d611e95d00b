import { kayak } from '../pieces/boats.ts'
import { canopy } from '../pieces/jungle.ts'
import { pinkWater } from '../pieces/lagoon.ts'
import { leafFrame } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { bather, stroller } from '../pieces/people.ts'
import { glints, sea, sunRoad } from '../pieces/sea.ts'
import { cloudBank, clouds, milkyWay, sky, stars, sun } from '../pieces/sky.ts'
import { flamingo, flyingFlamingos } from '../pieces/wildbirds.ts'
import { circle, ellipse, mix, path, polygon, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Glowing plankton under stars. */
export function bioluminescence(stage: Stage, swimmer = true): string {
  const p = stage.palette
  const spark = '#7CFFF0'
  let drops = ''
  for (let i = 0; i < 190; i++) {
    const y = 560 + stage.between(0, 1) ** 1.2 * 420
    drops += circle(
      stage.between(0, 1600),
      y,
      stage.between(1.4, 4.2),
      spark,
      `opacity="${stage.between(0.3, 0.95).toFixed(2)}"`,
    )
  }
  const wave = (y: number, w: number, o: number) =>
    path(
      `M-20 ${y}Q300 ${y - 36} 620 ${y + 6}T1200 ${y - 8}T1640 ${y + 4}`,
      'none',
      `stroke="${spark}" stroke-width="${w}" opacity="${o}" stroke-linecap="round"`,
    )
  return (
    sky(stage, 480) +
    milkyWay(stage, 640) +
    stars(stage, 520, 240) +
    sea(stage, 480) +
    canopy(stage, 466, 486, 0.3, 26, -60, 520) +
    ellipse(800, 760, 760, 220, stage.radial([0, spark, 0.38], [1, spark, 0])) +
    wave(640, 5, 0.4) +
    wave(720, 8, 0.5) +
    wave(830, 11, 0.55) +
    wave(826, 26, 0.14) +
    drops +
    (swimmer
      ? [1, 0.72, 0.46]
          .map((s) =>
            ellipse(
              820,
              770,
              250 * s,
              60 * s,
              'none',
              `stroke="${spark}" stroke-width="5" opacity="${0.9 - s * 0.5}"`,
            ),
          )
          .join('') +
        bather(stage, 820, 770, 1.2) +
        kayak(stage, 420, 690, 0.9, p.coral)
      : kayak(stage, 840, 760, 1.5, p.coral)) +
    palm(stage, 1420, 990, 700, { lean: -120 }) +
    palm(stage, 1560, 990, 560, { lean: -20 }) +
    leafFrame(stage, -30, -20, 400, 45)
  )
}

/** Flamingos in shallow water, near and far. */
export function flamingoLagoon(stage: Stage, pink = false): string {
  const far = steps(16, 120, 1500)
    .map((x) =>
      flamingo(
        stage,
        x + stage.between(-40, 40),
        560 + stage.between(-10, 34),
        stage.between(0.16, 0.26),
        { flip: stage.chance(0.5), feeding: stage.chance(0.4) },
      ),
    )
    .join('')
  const water = pink ? pinkWater(stage, 500) : sea(stage, 500)
  return (
    sky(stage, 500) +
    sun(stage, 1180, 330, 88) +
    clouds(stage, 70, 300, 4) +
    flyingFlamingos(stage, 240, 200, 0.62, 5) +
    canopy(stage, 486, 506, 0.65, 26) +
    water +
    sunRoad(stage, 1180, 500, 860, 170) +
    far +
    glints(stage, 520, 960, 50) +
    flamingo(stage, 430, 800, 1.15) +
    flamingo(stage, 640, 840, 1.35, { feeding: true }) +
    flamingo(stage, 880, 800, 1.2, { flip: true }) +
    flamingo(stage, 1120, 860, 1.5, { flip: true }) +
    flamingo(stage, 260, 740, 0.8, { flip: true, feeding: true }) +
    leafFrame(stage, -30, 1020, 330, -45)
  )
}

/** Las Coloradas: pink salt ponds, white salt heaps, a walker. */
export function pinkLagoon(stage: Stage): string {
  const p = stage.palette
  const heap = (x: number, y: number, w: number) =>
    polygon(
      [
        [x - w, y],
        [x - w * 0.3, y - w * 0.55],
        [x + w * 0.2, y - w * 0.6],
        [x + w, y],
      ],
      p.cloth,
    ) +
    polygon(
      [
        [x + w * 0.2, y - w * 0.6],
        [x + w, y],
        [x + w * 0.1, y],
      ],
      p.wallShade,
    )
  return (
    sky(stage, 470) +
    sun(stage, 1180, 150, 54) +
    cloudBank(stage, 462) +
    clouds(stage, 60, 240, 4) +
    flyingFlamingos(stage, 300, 240, 0.6, 5) +
    sea(stage, 456, 510) +
    path('M-20 478H1620V500H-20Z', p.sand) +
    heap(1240, 492, 110) +
    heap(1400, 494, 80) +
    heap(1080, 492, 60) +
    pinkWater(stage, 494) +
    path(
      'M560 1010Q700 700 860 496H920Q880 720 1010 1010Z',
      stage.down([0, p.sand], [1, mix(p.sand, p.cloth, 0.5)]),
    ) +
    stroller(stage, 830, 800, 1.25, p.cloth) +
    flamingo(stage, 380, 790, 1) +
    flamingo(stage, 260, 760, 0.8, { feeding: true }) +
    flamingo(stage, 1210, 730, 0.8, { flip: true }) +
    flamingo(stage, 1330, 760, 0.95, { feeding: true }) +
    glints(stage, 520, 960, 40)
  )
}
