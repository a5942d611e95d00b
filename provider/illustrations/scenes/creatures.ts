import { panga } from '../pieces/boats.ts'
import { canopy, mangrove } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { lighthouse } from '../pieces/lighthouse.ts'
import { palm } from '../pieces/palms.ts'
import { shells } from '../pieces/sand-toys.ts'
import { glints, sea, shoals, shore, sunRoad } from '../pieces/sea.ts'
import { birds, clouds, sky, sun } from '../pieces/sky.ts'
import { frigate, pelican } from '../pieces/wildbirds.ts'
import { at, circle, ellipse, fade, line, mix, path, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Bird sanctuary: frigatebirds over a green island, pelicans on posts. */
export function birdIsland(stage: Stage): string {
  const p = stage.palette
  const post = (x: number, y: number, h: number) =>
    rect(x - 11, y - h, 22, h + 40, p.woodShade, 5) + fade(0.3, ellipse(x, y + 40, 40, 9, p.foam))
  return (
    sky(stage, 500) +
    sun(stage, 420, 160, 56) +
    clouds(stage, 60, 280, 4) +
    frigate(stage, 760, 170, 0.9, -8) +
    frigate(stage, 1040, 260, 0.62, 10) +
    frigate(stage, 500, 310, 0.5, 4) +
    frigate(stage, 1320, 150, 0.46, -14) +
    sea(stage, 500) +
    path('M760 520Q1100 490 1660 500V560Q1200 570 760 520Z', p.sand) +
    canopy(stage, 440, 510, 0.35, 44, 900, 1660) +
    lighthouse(stage, 1290, 470, 210) +
    palm(stage, 1000, 510, 200) +
    palm(stage, 1120, 505, 240, { lean: 30 }) +
    mangrove(stage, 1180, 1660, 560, 110) +
    shoals(stage, 580, 860, 8) +
    glints(stage, 500, 960, 80) +
    panga(stage, 1010, 700, 0.9, p.coral) +
    post(250, 850, 260) +
    post(420, 900, 210) +
    post(590, 860, 150) +
    pelican(stage, 250, 586, 1.4) +
    pelican(stage, 420, 688, 1.2, true) +
    pelican(stage, 590, 708, 0.9) +
    leafFrame(stage, 1640, 1020, 360, -135)
  )
}

function hatchling(stage: Stage, x: number, y: number, scale: number, turn: number): string {
  const p = stage.palette
  const skin = '#4F6350'
  return at(
    x,
    y,
    scale,
    fade(0.25, ellipse(4, 14, 56, 18, p.ink)) +
      path(
        'M24 -18Q40 -52 62 -56Q58 -26 38 -10ZM24 18Q40 52 62 56Q58 26 38 10ZM-34 -14Q-56 -26 -66 -22Q-56 -6 -38 -4ZM-34 14Q-56 26 -66 22Q-56 6 -38 4Z',
        skin,
      ) +
      ellipse(58, 0, 18, 14, skin) +
      circle(64, -7, 3.4, p.ink) +
      circle(64, 7, 3.4, p.ink) +
      ellipse(0, 0, 48, 34, '#6E7A52') +
      path('M-30 0L-14 -20H14L30 0L14 20H-14Z', '#8C9A66') +
      line('M-14 -20L-6 -32M14 -20L6 -32M30 0H46M14 20L6 32M-14 20L-6 32M-30 0H-46', '#55603F', 3),
    { turn },
  )
}

/** Turtle hatchlings running down to the water. */
export function hatchlings(stage: Stage): string {
  const p = stage.palette
  const track = (x: number, y: number) =>
    line(`M${x} ${y}q-60 34 -120 60t-130 70`, p.sandShade, 16, 'stroke-dasharray="4 22"')
  return (
    sky(stage, 250) +
    sun(stage, 1120, 190, 86) +
    clouds(stage, 30, 150, 4) +
    birds(stage, 500, 110, 6, 16) +
    sea(stage, 250) +
    sunRoad(stage, 1120, 250, 460, 180) +
    glints(stage, 250, 470, 70) +
    shore(
      stage,
      [
        [-60, 640],
        [500, 560],
        [1000, 480],
        [1660, 430],
      ],
      1.1,
    ) +
    track(980, 560) +
    track(720, 640) +
    track(1180, 640) +
    track(520, 790) +
    track(930, 800) +
    hatchling(stage, 980, 545, 0.8, -38) +
    hatchling(stage, 1210, 620, 0.95, -50) +
    hatchling(stage, 740, 625, 1, -34) +
    hatchling(stage, 540, 780, 1.5, -30) +
    hatchling(stage, 960, 790, 1.7, -42) +
    hatchling(stage, 1290, 850, 1.3, -48) +
    path('M120 930Q170 880 250 906Q300 950 250 984Q150 990 120 930Z', mix(p.wetSand, p.ink, 0.2)) +
    ellipse(190, 946, 26, 20, p.cloth) +
    ellipse(236, 950, 24, 18, p.cloth) +
    shells(stage, 1470, 900, 1) +
    rosette(stage, 60, 820, 130) +
    leafFrame(stage, 1640, 1030, 300, -135)
  )
}
