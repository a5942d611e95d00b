import { ellipse, fade, line, mix, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { rosette } from './leaves.ts'

export type BlockOptions = {
  readonly width: number
  readonly floors: number
  readonly floorHeight: number
  readonly bays: number
  readonly colour?: string
  /** Width of the shaded side wall. */
  readonly side?: number
  readonly planted?: boolean
  readonly wooden?: boolean
}

/** Low modern building: deep balconies, large windows, planted parapets. */
export function block(stage: Stage, x: number, ground: number, options: BlockOptions): string {
  const p = stage.palette
  const { width, floors, floorHeight, bays, side = 0, planted = true } = options
  const colour = options.colour ?? p.wall
  const wall = stage.across(
    [0, mix(colour, p.cloth, 0.2)],
    [0.6, colour],
    [1, mix(colour, p.wallShade, 0.6)],
  )
  const shade = mix(colour, p.wallShade, 0.85)
  const recess = mix(p.wallShade, p.ink, 0.35)
  const glass = mix(p.glass, p.ink, p.name === 'night' ? 0.3 : 0.12)
  const height = floors * floorHeight
  const bay = width / bays
  let drawn = side
    ? polygon(
        [
          [x + width, ground - height],
          [x + width + side, ground - height + side * 0.3],
          [x + width + side, ground],
          [x + width, ground],
        ],
        shade,
      )
    : ''
  drawn += rect(x, ground - height, width, height, recess)
  for (let f = 0; f < floors; f++) {
    const base = ground - f * floorHeight
    for (let b = 0; b < bays; b++) {
      const left = x + b * bay
      const lit = stage.chance(p.lamps)
      const pane = lit ? p.lit : glass
      drawn += rect(
        left + bay * 0.12,
        base - floorHeight * 0.72,
        bay * 0.76,
        floorHeight * 0.72,
        pane,
      )
      if (lit && p.lamps > 0.3)
        drawn += ellipse(
          left + bay / 2,
          base - floorHeight * 0.3,
          bay * 0.6,
          floorHeight * 0.6,
          stage.radial([0, p.lit, 0.4], [1, p.lit, 0]),
        )
      drawn +=
        line(
          `M${left + bay * 0.5} ${base - floorHeight * 0.72}V${base}`,
          mix(p.wallShade, p.cloth, 0.4),
          3,
        ) +
        polygon(
          [
            [left + bay * 0.12, base - floorHeight * 0.72],
            [left + bay * 0.3, base - floorHeight * 0.72],
            [left + bay * 0.22, base],
            [left + bay * 0.12, base],
          ],
          p.cloth,
          'opacity=".75"',
        )
      if (!lit)
        drawn += fade(
          0.25,
          polygon(
            [
              [left + bay * 0.6, base - floorHeight * 0.72],
              [left + bay * 0.8, base - floorHeight * 0.72],
              [left + bay * 0.62, base],
              [left + bay * 0.52, base],
            ],
            p.foam,
          ),
        )
    }
    if (f > 0) {
      drawn += options.wooden
        ? line(
            steps(bays * 7, x + 6, x + width - 6)
              .map((px) => `M${px.toFixed(0)} ${base - floorHeight * 0.3}V${base}`)
              .join(''),
            p.wood,
            Math.max(2.5, floorHeight * 0.035),
          ) + rect(x, base - floorHeight * 0.33, width, floorHeight * 0.05, p.wood)
        : rect(
            x,
            base - floorHeight * 0.3,
            width,
            floorHeight * 0.3,
            mix(p.glass, p.cloth, 0.55),
            0,
            'opacity=".55"',
          ) + rect(x, base - floorHeight * 0.32, width, floorHeight * 0.035, p.cloth)
      drawn +=
        rect(x - 6, base - floorHeight * 0.02, width + 12, floorHeight * 0.12, wall) +
        fade(0.22, rect(x, base + floorHeight * 0.1, width, floorHeight * 0.05, p.ink))
      if (planted)
        for (const s of steps(bays, 0.5, bays - 0.5))
          if (stage.chance(0.5))
            drawn += rosette(
              stage,
              x + s * bay + stage.between(-12, 12),
              base - 2,
              floorHeight * stage.between(0.2, 0.32),
            )
    }
  }
  for (const b of steps(bays + 1, 0, bays))
    drawn += rect(x + b * bay - bay * 0.045, ground - height, bay * 0.09, height, wall)
  return (
    drawn +
    rect(x - 10, ground - height - floorHeight * 0.14, width + 20, floorHeight * 0.24, wall) +
    fade(0.2, rect(x, ground - height + floorHeight * 0.1, width, floorHeight * 0.06, p.ink)) +
    (planted
      ? steps(bays, 0.4, bays - 0.4)
          .map((s) =>
            rosette(
              stage,
              x + s * bay,
              ground - height - floorHeight * 0.12,
              floorHeight * stage.between(0.2, 0.34),
            ),
          )
          .join('')
      : '')
  )
}

/** White villa of stacked cubes with terraces. */
export function villa(stage: Stage, x: number, ground: number, size: number): string {
  const shared = { bays: 2, planted: true } as const
  return (
    block(stage, x - size * 0.1, ground - size * 0.44, {
      ...shared,
      width: size * 0.46,
      floors: 1,
      floorHeight: size * 0.24,
      side: size * 0.06,
    }) +
    block(stage, x - size * 0.5, ground - size * 0.22, {
      ...shared,
      width: size * 0.62,
      floors: 1,
      floorHeight: size * 0.23,
      side: size * 0.07,
    }) +
    block(stage, x - size * 0.34, ground, {
      ...shared,
      bays: 3,
      width: size * 0.86,
      floors: 1,
      floorHeight: size * 0.23,
      side: size * 0.08,
    })
  )
}
