import { circle, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { rosette } from './leaves.ts'
import { thatchRoof } from './thatch.ts'

/** Nohoch Mul of Cobá: steep, weathered, partly overgrown, with one tall stairway. */
export function steepPyramid(
  stage: Stage,
  x: number,
  ground: number,
  width: number,
  height: number,
): string {
  const p = stage.palette
  const levels = 7
  const rise = height / levels
  const half = (t: number) => (width / 2) * (1 - t * 0.76)
  const stone = stage.across([0, mix(p.stone, p.cloth, 0.2)], [0.6, p.stone], [1, p.stoneDark])
  let drawn = ''
  for (let i = 0; i < levels; i++) {
    const y = ground - i * rise
    const a = half(i / levels)
    const b = half((i + 0.82) / levels)
    drawn +=
      path(
        `M${x - a} ${y}Q${x - a * 0.99} ${y - rise * 0.8} ${x - b - 8} ${y - rise}H${x + b + 8}Q${x + a * 0.99} ${y - rise * 0.8} ${x + a} ${y}Z`,
        stone,
      ) + fade(0.3, rect(x - a, y - 7, a * 2, 7, p.stoneDark))
    for (let c = 0; c < 16 - i; c++)
      drawn += rect(
        x + stage.between(-0.9, 0.9) * b,
        y - stage.between(0.15, 0.85) * rise,
        stage.between(12, 26),
        stage.between(7, 12),
        stage.chance(0.5) ? p.stoneShade : mix(p.stone, p.cloth, 0.4),
        3,
        'opacity=".6"',
      )
    for (const side of [-1, 1])
      if (stage.chance(0.75))
        drawn += rosette(stage, x + side * a * stage.between(0.75, 0.95), y, stage.between(26, 44))
  }
  const stairs = steps(30, 0, 1).map(
    (t) =>
      `M${x - width * (0.085 - t * 0.035)} ${ground - height * t}H${x + width * (0.085 - t * 0.035)}`,
  )
  const hut = width * 0.2
  return (
    drawn +
    polygon(
      [
        [x - width * 0.09, ground],
        [x + width * 0.09, ground],
        [x + width * 0.05, ground - height],
        [x - width * 0.05, ground - height],
      ],
      mix(p.stone, p.stoneShade, 0.35),
    ) +
    line(stairs.join(''), p.stoneDark, 3, 'opacity=".5"') +
    rect(x - hut / 2, ground - height - hut * 0.5, hut, hut * 0.5, stone) +
    rect(
      x - hut * 0.12,
      ground - height - hut * 0.36,
      hut * 0.24,
      hut * 0.36,
      mix(p.stoneDark, p.ink, 0.5),
    ) +
    rect(
      x - hut * 0.56,
      ground - height - hut * 0.58,
      hut * 1.12,
      hut * 0.1,
      mix(p.stone, p.cloth, 0.5),
    )
  )
}

/** The acropolis of Ek Balam: broad tiers, a central stair, thatch over the stucco and a monster-mouth door. */
export function acropolis(stage: Stage, x: number, ground: number, width: number): string {
  const p = stage.palette
  const h = width * 0.085
  const stone = stage.across([0, mix(p.stone, p.cloth, 0.3)], [0.65, p.stone], [1, p.stoneShade])
  let drawn = ''
  for (let i = 0; i < 5; i++) {
    const w = width * (1 - i * 0.145)
    const y = ground - i * h
    drawn +=
      polygon(
        [
          [x - w / 2, y],
          [x + w / 2, y],
          [x + w / 2 - 14, y - h],
          [x - w / 2 + 14, y - h],
        ],
        stone,
      ) +
      rect(x - w / 2 + 8, y - h - 3, w - 16, 9, mix(p.stone, p.cloth, 0.65), 3) +
      fade(0.3, rect(x - w / 2, y - 8, w, 8, p.stoneDark))
    for (const s of steps(9 - i, -0.46, 0.46)) {
      if (Math.abs(s) > 0.13)
        drawn += rect(
          x + s * w - 13,
          y - h * 0.66,
          26,
          h * 0.66,
          i % 2 ? p.stoneShade : mix(p.stoneDark, p.ink, 0.35),
          3,
        )
    }
  }
  const top = ground - 5 * h
  const treads = steps(34, 0, 1)
    .map(
      (t) =>
        `M${x - width * (0.09 - t * 0.025)} ${ground - 5 * h * t}H${x + width * (0.09 - t * 0.025)}`,
    )
    .join('')
  const shelter = (cx: number, y: number, w: number) =>
    rect(cx - w * 0.42, y - h * 0.9, w * 0.84, h * 0.9, stone) +
    circle(cx, y - h * 0.34, h * 0.3, mix(p.stoneDark, p.ink, 0.5)) +
    line(
      steps(7, -0.24, 0.24)
        .map((s) => `M${cx + s * h * 1.1} ${y - h * 0.62}v${h * 0.14}`)
        .join(''),
      p.cloth,
      6,
    ) +
    steps(3, -0.42, 0.42)
      .map((s) => rect(cx + s * w - 4, y - h, 8, h, p.woodShade))
      .join('') +
    thatchRoof(stage, cx, y - h * 0.85, w, h * 0.85, 0.5)
  return (
    drawn +
    shelter(x - width * 0.23, ground - 3 * h, width * 0.19) +
    shelter(x + width * 0.23, ground - 3 * h, width * 0.19) +
    polygon(
      [
        [x - width * 0.092, ground],
        [x + width * 0.092, ground],
        [x + width * 0.066, top],
        [x - width * 0.066, top],
      ],
      mix(p.stone, p.stoneShade, 0.4),
    ) +
    line(treads, p.stoneDark, 3, 'opacity=".5"') +
    rect(x - width * 0.12, top - h * 0.9, width * 0.24, h * 0.9, stone) +
    [-0.07, 0, 0.07]
      .map((s) =>
        rect(x + s * width - 12, top - h * 0.6, 24, h * 0.6, mix(p.stoneDark, p.ink, 0.45)),
      )
      .join('') +
    rect(x - width * 0.13, top - h, width * 0.26, h * 0.16, mix(p.stone, p.cloth, 0.6), 3)
  )
}
