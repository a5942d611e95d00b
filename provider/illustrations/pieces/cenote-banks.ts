import { ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { rosette } from './leaves.ts'

/** Dark rock ledges framing both sides of the pool, with undergrowth. */
export function banks(stage: Stage, water: number): string {
  const p = stage.palette
  const stone = stage.down(
    [0, mix(p.stoneShade, p.stoneDark, 0.6)],
    [0.4, mix(p.stoneDark, p.ink, 0.35)],
    [1, mix(p.stoneDark, p.ink, 0.7)],
  )
  const boulder = (x: number, y: number, r: number) =>
    fade(0.35, ellipse(x, y + 6, r * 1.2, r * 0.2, p.ink)) +
    path(
      `M${x - r} ${y}Q${x - r * 0.9} ${y - r * 0.8} ${x - r * 0.1} ${y - r * 0.85}T${x + r} ${y}Z`,
      stone,
    ) +
    path(
      `M${x - r * 0.75} ${y - r * 0.5}Q${x - r * 0.5} ${y - r * 0.8} ${x - r * 0.1} ${y - r * 0.85}Q${x + r * 0.3} ${y - r * 0.8} ${x + r * 0.4} ${y - r * 0.62}Q${x - r * 0.2} ${y - r * 0.7} ${x - r * 0.75} ${y - r * 0.5}Z`,
      p.leaf,
      'opacity=".8"',
    )
  return (
    path(
      `M-60 ${water - 90}Q120 ${water - 70} 210 ${water + 20}Q300 ${water + 60} 250 ${water + 170}Q130 ${water + 280} -60 ${water + 300}Z`,
      stone,
    ) +
    path(
      `M1660 ${water - 110}Q1480 ${water - 70} 1400 ${water + 10}Q1330 ${water + 60} 1370 ${water + 150}Q1500 ${water + 260} 1660 ${water + 280}Z`,
      stone,
    ) +
    boulder(300, water + 30, 62) +
    boulder(1310, water + 26, 54) +
    boulder(230, water + 190, 80) +
    boulder(1400, water + 190, 92) +
    [60, 150, 1450, 1560]
      .map((x) => rosette(stage, x, water - 20 + stage.between(-30, 40), stage.between(60, 100)))
      .join('')
  )
}

/** Wooden swimming platform with a ladder standing in the pool. */
export function platform(stage: Stage, x: number, y: number, width: number): string {
  const p = stage.palette
  const planks = steps(9, -0.5, 0.5)
    .map((s) => `M${x + s * width} ${y}l${s * 40} 34`)
    .join('')
  return (
    rect(x - width * 0.42, y + 20, 12, 90, p.woodShade) +
    rect(x + width * 0.4, y + 20, 12, 90, p.woodShade) +
    polygon(
      [
        [x - width / 2, y],
        [x + width / 2, y],
        [x + width / 2 + 20, y + 34],
        [x - width / 2 - 20, y + 34],
      ],
      p.wood,
    ) +
    line(planks, p.woodShade, 3) +
    rect(x - width / 2 - 20, y + 34, width + 40, 12, p.woodShade) +
    line(
      `M${x - 24} ${y - 50}V${y + 110}M${x + 24} ${y - 50}V${y + 110}M${x - 24} ${y + 60}h48M${x - 24} ${y + 84}h48`,
      mix(p.wood, p.gold, 0.3),
      7,
    )
  )
}
