import { line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { backWall, indoors } from './interior.ts'

/** Opening in the back wall with a view, frame and curtains; `panes` divides the glass. */
export function opening(
  stage: Stage,
  x: number,
  width: number,
  view: string,
  options: {
    readonly panes?: number
    readonly curtain?: string
    readonly top?: number
    readonly sill?: number
    readonly frame?: string
  } = {},
): string {
  const p = stage.palette
  const top = options.top ?? 160
  const bottom = options.sill ?? backWall.bottom
  const frame = indoors(stage, options.frame ?? p.cloth)
  const panes = options.panes ?? 3
  const bars = steps(panes + 1, 0, 1)
    .map((t) => rect(x + width * t - 6, top, 12, bottom - top, frame))
    .join('')
  const drape = (cx: number, side: number) =>
    path(
      `M${cx} ${top - 26}Q${cx + side * 60} ${top + 200} ${cx + side * 26} ${bottom + 16}H${cx - side * 56}V${top - 26}Z`,
      indoors(stage, options.curtain ?? p.cloth),
    ) +
    line(
      [-34, -12, 10]
        .map(
          (d) =>
            `M${cx + side * d} ${top - 20}Q${cx + side * (d + 14)} ${top + 220} ${cx + side * d * 0.8} ${bottom + 10}`,
        )
        .join(''),
      mix(indoors(stage, options.curtain ?? p.cloth), p.ink, 0.16),
      4,
      'opacity=".7"',
    )
  const sun =
    p.name === 'night'
      ? ''
      : polygon(
          [
            [x + 20, bottom],
            [x + width - 20, bottom],
            [x + width + 120, 1010],
            [x + 60, 1010],
          ],
          p.glow,
          'opacity=".16"',
        )
  return (
    stage.inside(rect(x, top, width, bottom - top, '#000'), view) +
    bars +
    rect(x - 8, top - 10, width + 16, 14, frame) +
    rect(x - 8, bottom - 8, width + 16, 12, frame) +
    sun +
    (options.curtain === 'none'
      ? ''
      : rect(x - 70, top - 36, width + 140, 10, indoors(stage, p.wood), 5) +
        drape(x - 4, 1) +
        drape(x + width + 4, -1))
  )
}
