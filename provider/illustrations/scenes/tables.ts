import { marigold } from '../pieces/altar.ts'
import { bowl, drink, lime, plate } from '../pieces/food.ts'
import { frond, leafFrame, rosette } from '../pieces/leaves.ts'
import { camera, mask, strawHat, suitcase, sunglasses, sunscreen } from '../pieces/luggage.ts'
import { shells } from '../pieces/sand-toys.ts'
import { sea, shore } from '../pieces/sea.ts'
import { tableTop } from '../pieces/table-top.ts'
import { chilli, chips, taco } from '../pieces/tacos.ts'
import { ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Tacos, guacamole, limes and drinks from above. */
export function tacoTable(stage: Stage, top: 'planks' | 'tiles' = 'tiles'): string {
  const p = stage.palette
  const rim = top === 'tiles' ? p.coral : '#1F7F9A'
  return (
    tableTop(stage, top) +
    rect(-40, 330, 1680, 340, p.coral, 0, `opacity="${top === 'tiles' ? 0.92 : 0}"`) +
    (top === 'tiles'
      ? line('M-40 360H1640M-40 640H1640', p.gold, 10) +
        line('M-40 384H1640M-40 616H1640', p.cloth, 5)
      : '') +
    plate(
      stage,
      560,
      500,
      330,
      taco(stage, -10, -128, 1.75, -6, '#B5532E') +
        taco(stage, -4, 26, 1.9, 2, '#D08A3C') +
        taco(stage, 6, 172, 1.65, -3, '#8E4A2C'),
      rim,
    ) +
    bowl(stage, 1080, 300, 150, '#8DBB4F', '#4A4E57') +
    chips(stage, 1100, 560, 160, 12) +
    bowl(stage, 1330, 560, 110, '#D8492F', '#B9653F') +
    bowl(stage, 1010, 780, 96, '#E9B23A', '#2F7F92') +
    drink(stage, 1370, 230, 104, '#C23A5A') +
    drink(stage, 170, 210, 100, '#DDE9A0') +
    lime(stage, 160, 800, 64) +
    lime(stage, 270, 880, 56) +
    lime(stage, 90, 900, 52, true) +
    chilli(1260, 830, 1.3, -18) +
    chilli(1380, 900, 1.1, 16) +
    chilli(1180, 920, 0.9, -40, '#4E9B4A') +
    [
      [60, 460],
      [110, 560],
      [1540, 420],
      [1500, 760],
      [1560, 860],
    ]
      .map(([x = 0, y = 0]) => marigold(stage, x, y, 40))
      .join('')
  )
}

/** A quieter table of one big dish and fruit, for the gastronomy package. */
export function feast(stage: Stage): string {
  const p = stage.palette
  const pineapple =
    fade(0.22, ellipse(30, 40, 150, 110, p.ink)) +
    ellipse(0, 0, 150, 105, '#E9A93A') +
    line(
      steps(7, -120, 120)
        .map((x) => `M${x - 50} -90L${x + 50} 90M${x + 50} -90L${x - 50} 90`)
        .join(''),
      '#B9772A',
      5,
      'opacity=".6"',
    ) +
    steps(7, -40, 40)
      .map((a) => frond(stage, 140, 0, 150, a, '#3E8B4E', 0.05))
      .join('')
  return (
    tableTop(stage, 'planks') +
    rosette(stage, -20, 1020, 300) +
    plate(
      stage,
      800,
      520,
      370,
      taco(stage, -140, -120, 1.4, -40, '#B5532E') +
        taco(stage, 130, -140, 1.4, 32, '#D08A3C') +
        taco(stage, -140, 140, 1.4, 34, '#8E4A2C') +
        taco(stage, 140, 130, 1.4, -34, '#C4512C') +
        bowl(stage, 0, 0, 96, '#8DBB4F', '#3B4048'),
      '#1F7F9A',
    ) +
    `<g transform="translate(250 280) rotate(-30)">${pineapple}</g>` +
    bowl(stage, 1310, 250, 140, '#D8492F', '#B9653F') +
    bowl(stage, 1400, 560, 120, '#E9B23A', '#2F7F92') +
    drink(stage, 220, 660, 108, '#C23A5A') +
    drink(stage, 1300, 830, 108, '#F0C95A') +
    lime(stage, 400, 880, 62) +
    lime(stage, 500, 930, 50) +
    chilli(1120, 910, 1.2, -20) +
    chips(stage, 1060, 120, 110, 7) +
    chilli(560, 80, 1.1, 10, '#4E9B4A') +
    marigold(stage, 90, 130, 46) +
    marigold(stage, 1540, 90, 46) +
    marigold(stage, 1540, 930, 46)
  )
}

/** Open suitcase on a tiled floor with hat, mask and camera. */
export function packing(stage: Stage): string {
  const p = stage.palette
  const floor =
    rect(0, 0, 1600, 1000, mix(p.sand, p.cloth, 0.35)) +
    line(
      steps(9, 0, 1600)
        .map((x) => `M${x} 0V1000`)
        .join('') +
        steps(6, 0, 1000)
          .map((y) => `M0 ${y}H1600`)
          .join(''),
      p.sandShade,
      3,
      'opacity=".6"',
    )
  return (
    floor +
    rect(180, 60, 1240, 880, mix(p.seaNear, p.cloth, 0.45), 30) +
    rect(
      210,
      90,
      1180,
      820,
      'none',
      20,
      `stroke="${p.cloth}" stroke-width="8" stroke-dasharray="26 18"`,
    ) +
    suitcase(stage, 760, 500, 1.12) +
    strawHat(stage, 1330, 300, 210) +
    mask(stage, 250, 330, 1.15, -14) +
    sunscreen(stage, 230, 700, 1.2, -12) +
    sunglasses(stage, 1330, 640, 1.1, 12) +
    camera(stage, 1310, 840, 1.15, -10) +
    leafFrame(stage, 1640, 1030, 300, -135) +
    leafFrame(stage, -30, -30, 320, 45)
  )
}

/** Sunscreen, hat and sunglasses on the sand at the edge of clear water. */
export function sunKit(stage: Stage): string {
  const p = stage.palette
  return (
    sea(stage, -420) +
    shore(
      stage,
      [
        [-60, 430],
        [400, 380],
        [900, 300],
        [1660, 170],
      ],
      1.25,
    ) +
    fade(0.9, path('M560 640L1180 560L1300 900L640 1000Z', p.coral)) +
    line('M582 706L1200 622M612 800L1234 710M640 900L1268 806', p.cloth, 20) +
    strawHat(stage, 900, 660, 230) +
    sunscreen(stage, 440, 720, 1.5, -14) +
    sunglasses(stage, 1240, 830, 1.5, 14) +
    mask(stage, 1350, 470, 1.25, 10) +
    shells(stage, 180, 880, 1.3) +
    shells(stage, 250, 520, 0.9) +
    leafFrame(stage, 1640, 1030, 420, -130)
  )
}
