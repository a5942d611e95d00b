import { ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { indoors } from './interior.ts'

/** Sofa with cushions. */
export function sofa(
  stage: Stage,
  x: number,
  floor: number,
  width: number,
  colour: string,
  cushion: string,
): string {
  const p = stage.palette
  const c = indoors(stage, colour)
  const dark = mix(c, p.ink, 0.16)
  const h = width * 0.36
  const pad = (dx: number, fill: string) =>
    `<g transform="rotate(${dx > 0 ? 9 : -9} ${x + dx} ${floor - h * 0.6})">${rect(x + dx - h * 0.24, floor - h * 0.86, h * 0.48, h * 0.44, indoors(stage, fill), 12)}</g>`
  return (
    fade(0.2, ellipse(x, floor + 2, width * 0.54, 11, p.ink)) +
    rect(x - width / 2 + 20, floor - 14, 14, 16, p.woodShade) +
    rect(x + width / 2 - 34, floor - 14, 14, 16, p.woodShade) +
    rect(x - width * 0.46, floor - h, width * 0.92, h * 0.8, dark, 24) +
    rect(x - width * 0.43, floor - h * 0.48, width * 0.43, h * 0.26, c, 14) +
    rect(x, floor - h * 0.48, width * 0.43, h * 0.26, c, 14) +
    rect(x - width * 0.46, floor - h * 0.28, width * 0.92, h * 0.2, mix(c, p.ink, 0.08), 10) +
    rect(x - width / 2, floor - h * 0.66, width * 0.1, h * 0.58, c, 18) +
    rect(x + width * 0.4, floor - h * 0.66, width * 0.1, h * 0.58, c, 18) +
    pad(-width * 0.28, cushion) +
    pad(width * 0.28, p.gold)
  )
}

/** Rattan armchair. */
export function armchair(
  stage: Stage,
  x: number,
  floor: number,
  size: number,
  cushion: string,
): string {
  const p = stage.palette
  const cane = indoors(stage, '#C9955C')
  return (
    fade(0.2, ellipse(x, floor + 2, size * 0.56, 9, p.ink)) +
    line(
      `M${x - size * 0.34} ${floor - size * 0.3}L${x - size * 0.4} ${floor}M${x + size * 0.34} ${floor - size * 0.3}L${x + size * 0.4} ${floor}`,
      cane,
      9,
    ) +
    path(
      `M${x - size * 0.44} ${floor - size * 0.34}Q${x - size * 0.56} ${floor - size} ${x} ${floor - size * 1.04}Q${x + size * 0.56} ${floor - size} ${x + size * 0.44} ${floor - size * 0.34}Z`,
      'none',
      `stroke="${cane}" stroke-width="${size * 0.09}"`,
    ) +
    line(
      steps(7, -0.36, 0.36)
        .map(
          (s) =>
            `M${x + s * size * 0.7} ${floor - size * 0.98 + Math.abs(s) * size * 0.2}L${x + s * size} ${floor - size * 0.36}`,
        )
        .join(''),
      cane,
      4,
    ) +
    rect(
      x - size * 0.42,
      floor - size * 0.44,
      size * 0.84,
      size * 0.2,
      indoors(stage, cushion),
      14,
    ) +
    rect(x - size * 0.46, floor - size * 0.28, size * 0.92, size * 0.09, cane, 8)
  )
}

/** Hanging egg chair. */
export function hangingChair(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  cushion: string,
): string {
  const cane = indoors(stage, '#D8A765')
  const dark = indoors(stage, '#A97A3F')
  return (
    line(`M${x} -10V${y - size}`, dark, 5) +
    ellipse(x, y, size * 0.74, size, 'none', `stroke="${cane}" stroke-width="${size * 0.1}"`) +
    line(
      steps(6, -0.6, 0.6)
        .map(
          (s) =>
            `M${x + s * size * 0.5} ${y - size * 0.92}Q${x + s * size * 1.2} ${y} ${x + s * size * 0.5} ${y + size * 0.92}`,
        )
        .join(''),
      dark,
      4,
      'opacity=".55"',
    ) +
    path(
      `M${x - size * 0.62} ${y + size * 0.28}Q${x} ${y + size * 0.5} ${x + size * 0.62} ${y + size * 0.28}Q${x + size * 0.5} ${y + size * 0.92} ${x} ${y + size * 0.96}Q${x - size * 0.5} ${y + size * 0.92} ${x - size * 0.62} ${y + size * 0.28}Z`,
      indoors(stage, cushion),
    ) +
    ellipse(x - size * 0.1, y + size * 0.2, size * 0.3, size * 0.2, indoors(stage, '#FFFDF8'))
  )
}
