import { circle, ellipse, line, path, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Strings of cut-paper flags between two points. */
export function paperFlags(
  stage: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  size = 34,
): string {
  const p = stage.palette
  const sag = Math.abs(x2 - x1) * 0.09
  const at = (t: number): [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + sag * 4 * t * (1 - t),
  ]
  const count = Math.round(Math.abs(x2 - x1) / (size * 1.25))
  const colours = [p.coral, p.gold, '#2CA58D', '#E77FA3', '#4C9BC9']
  let drawn = line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, p.ink, 2)
  for (let i = 0; i < count; i++) {
    const [fx, fy] = at((i + 0.5) / count)
    const fill = colours[i % colours.length] ?? p.coral
    drawn +=
      path(
        `M${fx - size / 2} ${fy}h${size}v${size * 0.72}l${-size / 6} ${size * 0.16}l${-size / 6} ${-size * 0.16}l${-size / 6} ${size * 0.16}l${-size / 6} ${-size * 0.16}l${-size / 6} ${size * 0.16}l${-size / 6} ${-size * 0.16}Z`,
        fill,
      ) +
      circle(fx, fy + size * 0.34, size * 0.13, p.skyMid, 'opacity=".75"') +
      circle(fx - size * 0.28, fy + size * 0.34, size * 0.06, p.skyMid, 'opacity=".75"') +
      circle(fx + size * 0.28, fy + size * 0.34, size * 0.06, p.skyMid, 'opacity=".75"')
  }
  return drawn
}

/** Iron street lamp. */
export function streetLamp(stage: Stage, x: number, y: number, height: number): string {
  const p = stage.palette
  const glow =
    p.lamps > 0.1
      ? circle(x, y - height, height * 0.55, stage.radial([0, p.lit, 0.7], [1, p.lit, 0]))
      : ''
  const globe = (dx: number, dy: number) =>
    ellipse(
      x + dx,
      y - height + dy,
      height * 0.045,
      height * 0.058,
      p.lamps > 0.1 ? p.lit : p.cloth,
    )
  return (
    glow +
    rect(x - height * 0.012, y - height, height * 0.024, height, p.ink) +
    rect(x - height * 0.04, y - height * 0.06, height * 0.08, height * 0.06, p.ink) +
    line(
      `M${x - height * 0.11} ${y - height * 0.93}Q${x} ${y - height * 0.84} ${x + height * 0.11} ${y - height * 0.93}`,
      p.ink,
      height * 0.016,
    ) +
    globe(0, -height * 0.03) +
    globe(-height * 0.11, height * 0.03) +
    globe(height * 0.11, height * 0.03)
  )
}
