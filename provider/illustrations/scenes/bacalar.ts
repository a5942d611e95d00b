import { kayak, sailboat } from '../pieces/boats.ts'
import { canopy } from '../pieces/jungle.ts'
import { sevenBlues } from '../pieces/lagoon.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { bather, stroller } from '../pieces/people.ts'
import { glints, sunRoad } from '../pieces/sea.ts'
import { hammock } from '../pieces/shorelife.ts'
import { cloudBank, clouds, milkyWay, sky, stars, sun } from '../pieces/sky.ts'
import { jetty, palapa } from '../pieces/thatch.ts'
import { circle, ellipse, fade, line, path, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Bacalar from a swing or jetty with the seven blues spread out. */
export function bacalarBlues(stage: Stage, kind: 'jetty' | 'sail' | 'swing' = 'jetty'): string {
  const p = stage.palette
  const base =
    sky(stage, 400) +
    sun(stage, 420, 160, 54) +
    cloudBank(stage, 392) +
    clouds(stage, 50, 220, 4) +
    canopy(stage, 388, 410, 0.6, 28) +
    sevenBlues(stage, 402) +
    glints(stage, 410, 940, 70, 0.4)
  if (kind === 'sail')
    return (
      base +
      sailboat(stage, 860, 720, 1.9, p.coral) +
      sailboat(stage, 330, 500, 0.5, p.gold, true) +
      sailboat(stage, 1300, 470, 0.34, p.seaFar) +
      bather(stage, 420, 880, 0.8) +
      leafFrame(stage, 1640, -20, 420, 140)
    )
  if (kind === 'swing') {
    const post = (x: number) =>
      rect(x - 8, 430, 16, 420, p.woodShade, 4) + fade(0.3, ellipse(x, 852, 30, 7, p.foam))
    return (
      base +
      post(620) +
      post(1010) +
      rect(590, 424, 450, 18, p.wood, 6) +
      line('M740 440L730 700M890 440L900 700', p.cloth, 4) +
      rect(716, 698, 198, 16, p.wood, 5) +
      path('M772 698Q766 600 814 590Q864 600 858 698Z', p.gold) +
      circle(815, 560, 29, '#B97A56') +
      path('M785 562Q782 528 815 528T846 562Q830 540 785 562Z', '#3A2A22') +
      line('M786 620L736 640M846 620L896 640', '#B97A56', 13) +
      line('M790 704l-16 70M842 704l12 72', '#B97A56', 15) +
      sailboat(stage, 1290, 560, 0.7, p.coral) +
      palm(stage, 90, 960, 620, { lean: 80 }) +
      rosette(stage, 1500, 990, 120)
    )
  }
  return (
    base +
    jetty(stage, [1250, 1040], [1010, 560], 330, 80) +
    palapa(stage, 1010, 572, 220, 200) +
    sailboat(stage, 560, 540, 0.7, p.coral) +
    kayak(stage, 620, 760, 0.9, p.gold) +
    bather(stage, 860, 880, 0.8) +
    hammock(stage, -10, 320, 720, 90, p.coral) +
    palm(stage, 330, 960, 520, { lean: -50 }) +
    palm(stage, 40, 980, 640, { lean: 60 })
  )
}

/** Bacalar by night: jetty, lantern, stars and their reflection. */
export function bacalarNight(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 500) +
    milkyWay(stage, 900) +
    stars(stage, 520, 170) +
    sun(stage, 340, 170, 44) +
    canopy(stage, 486, 510, 0.5, 30) +
    sevenBlues(stage, 500) +
    fade(0.4, `<g transform="translate(0 1010) scale(1 -1)">${stars(stage, 480, 60)}</g>`) +
    sunRoad(stage, 340, 500, 900, 110) +
    jetty(stage, [930, 1050], [960, 600], 420, 110) +
    palapa(stage, 960, 616, 330, 290) +
    circle(960, 500, 170, stage.radial([0, p.lit, 0.7], [1, p.lit, 0])) +
    stroller(stage, 930, 720, 0.85, p.coral, false) +
    stroller(stage, 980, 722, 0.82, p.gold, false) +
    palm(stage, 1480, 960, 620, { lean: -90 }) +
    palm(stage, 110, 980, 480, { lean: 60 })
  )
}
