import { circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Painted wooden beach house with gable, porch and steps. */
export function cottage(
  stage: Stage,
  x: number,
  ground: number,
  width: number,
  colour: string,
  stilts = 0,
): string {
  const p = stage.palette
  const paint = mix(colour, p.wallShade, { noon: 0, dawn: 0.1, dusk: 0.22, night: 0.45 }[p.name])
  const h = width * 0.5
  const floor = ground - stilts
  const half = width / 2
  const boards = steps(9, floor - h, floor - 6)
    .map((y) => `M${x - half * 0.86} ${y}H${x + half * 0.86}`)
    .join('')
  const pane = p.lamps > 0.15 ? p.lit : mix(p.glass, p.ink, 0.25)
  const window = (cx: number) =>
    rect(cx - width * 0.085, floor - h * 0.74, width * 0.17, h * 0.42, p.cloth, 2) +
    rect(cx - width * 0.065, floor - h * 0.7, width * 0.13, h * 0.34, pane) +
    line(
      `M${cx} ${floor - h * 0.7}v${h * 0.34}M${cx - width * 0.065} ${floor - h * 0.53}h${width * 0.13}`,
      p.cloth,
      3,
    ) +
    rect(cx - width * 0.14, floor - h * 0.74, width * 0.05, h * 0.42, p.cloth, 2) +
    rect(cx + width * 0.09, floor - h * 0.74, width * 0.05, h * 0.42, p.cloth, 2)
  return (
    fade(0.2, ellipse(x + width * 0.06, ground + 3, half * 1.1, 10, p.ink)) +
    (stilts
      ? steps(4, -0.42, 0.42)
          .map((s) => rect(x + s * width - 5, floor, 10, stilts, p.woodShade))
          .join('')
      : '') +
    rect(
      x - half * 0.86,
      floor - h,
      width * 0.86,
      h,
      stage.across([0, mix(paint, p.cloth, 0.18)], [1, mix(paint, p.wallShade, 0.35)]),
    ) +
    line(boards, mix(paint, p.ink, 0.2), 2, 'opacity=".35"') +
    window(x - width * 0.25) +
    window(x + width * 0.25) +
    rect(x - width * 0.075, floor - h * 0.76, width * 0.15, h * 0.76, p.cloth, 2) +
    rect(x - width * 0.058, floor - h * 0.72, width * 0.116, h * 0.72, mix(p.seaMid, p.ink, 0.15)) +
    polygon(
      [
        [x - half * 0.86, floor - h + 2],
        [x, floor - h * 1.62],
        [x + half * 0.86, floor - h + 2],
      ],
      mix(paint, p.cloth, 0.1),
    ) +
    circle(x, floor - h * 1.22, width * 0.06, p.cloth) +
    circle(x, floor - h * 1.22, width * 0.042, pane) +
    polygon(
      [
        [x - half * 1.04, floor - h + 8],
        [x, floor - h * 1.72],
        [x + half * 1.04, floor - h + 8],
        [x + half * 0.9, floor - h + 8],
        [x, floor - h * 1.56],
        [x - half * 0.9, floor - h + 8],
      ],
      p.thatchShade,
    ) +
    rect(x - half * 1.02, floor - h - 2, width * 1.02, 12, p.thatchShade, 3) +
    rect(x - half * 1.02, floor - 8, width * 1.02, 12, p.wood, 3) +
    steps(4, -0.48, 0.48)
      .map((s) => rect(x + s * width - 4, floor - h, 8, h, p.cloth))
      .join('') +
    line(
      `M${x - half * 0.96} ${floor - h * 0.3}H${x - width * 0.1}M${x + width * 0.1} ${floor - h * 0.3}H${x + half * 0.96}`,
      p.cloth,
      5,
    ) +
    line(
      steps(12, -0.47, 0.47)
        .filter((s) => Math.abs(s) > 0.1)
        .map((s) => `M${x + s * width} ${floor - h * 0.3}V${floor - 4}`)
        .join(''),
      p.cloth,
      3,
    ) +
    (stilts
      ? polygon(
          [
            [x - width * 0.08, floor],
            [x + width * 0.08, floor],
            [x + width * 0.12, ground + 6],
            [x - width * 0.12, ground + 6],
          ],
          p.wood,
        ) +
        line(
          steps(5, floor + 4, ground)
            .map((y) => `M${x - width * 0.1} ${y}h${width * 0.2}`)
            .join(''),
          p.woodShade,
          3,
        )
      : '')
  )
}

/** Rounded white dome with a slit window. */
export function dome(stage: Stage, x: number, y: number, r: number): string {
  const p = stage.palette
  const pale = stage.across([0, mix(p.wall, p.cloth, 0.3)], [0.55, p.wall], [1, p.wallShade])
  return (
    path(`M${x - r} ${y}A${r} ${r * 0.92} 0 0 1 ${x + r} ${y}Z`, pale) +
    path(
      `M${x - r * 0.1} ${y - r * 0.34}a${r * 0.1} ${r * 0.12} 0 0 1 ${r * 0.2} 0v${r * 0.2}h${-r * 0.2}Z`,
      p.lamps > 0.15 ? p.lit : mix(p.glass, p.ink, 0.3),
    ) +
    rect(x - r - 6, y - 4, r * 2 + 12, 12, pale, 4) +
    line(`M${x} ${y - r * 0.92}v${-r * 0.16}`, p.ink, 4)
  )
}
