import { circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Arcade of round arches with shade behind them. */
export function arcade(
  stage: Stage,
  x: number,
  ground: number,
  width: number,
  height: number,
  bays: number,
  colour: string,
): string {
  const p = stage.palette
  const bay = width / bays
  const wall = stage.down([0, mix(colour, p.cloth, 0.15)], [1, mix(colour, p.wallShade, 0.25)])
  const deep = p.lamps > 0.3 ? mix(p.lit, p.woodShade, 0.35) : mix(colour, p.ink, 0.55)
  const trim = mix(p.wall, p.wallShade, 0.12)
  let drawn = rect(x, ground - height, width, height, wall)
  for (let b = 0; b < bays; b++) {
    const cx = x + bay * (b + 0.5)
    const r = bay * 0.37
    const spring = ground - height * 0.5
    const shape = (grow: number) =>
      `M${cx - r - grow} ${ground}V${spring}A${r + grow} ${Math.min(r + grow, height * 0.36)} 0 0 1 ${cx + r + grow} ${spring}V${ground}Z`
    drawn += path(shape(8), trim) + path(shape(0), deep)
    if (p.lamps > 0.15)
      drawn +=
        circle(cx, spring + 6, r * 0.7, stage.radial([0, p.lit, 0.9], [1, p.lit, 0])) +
        circle(cx, spring, r * 0.1, p.lit)
  }
  for (const b of steps(bays + 1, 0, bays))
    drawn +=
      rect(x + b * bay - bay * 0.13, ground - height * 0.52, bay * 0.26, 9, trim, 2) +
      rect(x + b * bay - bay * 0.12, ground - 16, bay * 0.24, 16, trim)
  return drawn + rect(x - 6, ground - height - 8, width + 12, 16, trim, 2)
}

/** Yellow convent of Izamal: arcaded wall and stairs up to a gabled church. */
export function convent(
  stage: Stage,
  x: number,
  ground: number,
  width: number,
  colour: string,
): string {
  const p = stage.palette
  const trim = p.cloth
  const wall = stage.down([0, mix(colour, p.cloth, 0.12)], [1, mix(colour, p.wallShade, 0.2)])
  const upper = ground - width * 0.22
  const gable = width * 0.2
  return (
    rect(x - gable, upper - width * 0.3, gable * 2, width * 0.3, wall) +
    path(
      `M${x - gable} ${upper - width * 0.3}Q${x - gable * 0.7} ${upper - width * 0.31} ${x - gable * 0.6} ${upper - width * 0.37}Q${x} ${upper - width * 0.47} ${x + gable * 0.6} ${upper - width * 0.37}Q${x + gable * 0.7} ${upper - width * 0.31} ${x + gable} ${upper - width * 0.3}Z`,
      wall,
      `stroke="${trim}" stroke-width="8"`,
    ) +
    [-0.5, 0, 0.5]
      .map((s) =>
        path(
          `M${x + s * gable - 16} ${upper - width * 0.33}v-30a16 16 0 0 1 32 0v30Z`,
          mix(p.glass, p.ink, 0.5),
          `stroke="${trim}" stroke-width="6"`,
        ),
      )
      .join('') +
    circle(
      x,
      upper - width * 0.19,
      26,
      mix(p.glass, p.ink, 0.5),
      `stroke="${trim}" stroke-width="8"`,
    ) +
    arcade(stage, x - width / 2, upper, width, width * 0.12, 13, colour) +
    rect(x - width / 2 - 10, upper, width + 20, ground - upper, wall) +
    rect(x - width / 2 - 14, upper - 4, width + 28, 14, trim) +
    rect(x - width / 2 - 10, ground - 30, width + 20, 8, trim) +
    polygon(
      [
        [x - width * 0.15, ground + 16],
        [x + width * 0.15, ground + 16],
        [x + width * 0.075, upper + 4],
        [x - width * 0.075, upper + 4],
      ],
      mix(p.stone, p.cloth, 0.2),
    ) +
    line(
      steps(15, 0, 1)
        .map(
          (t) =>
            `M${x - width * (0.15 - 0.075 * t)} ${ground + 16 - (ground + 12 - upper) * t}H${x + width * (0.15 - 0.075 * t)}`,
        )
        .join(''),
      p.stoneShade,
      4,
    ) +
    arcade(stage, x - width * 0.09, upper, width * 0.18, width * 0.135, 1, colour) +
    fade(0.2, ellipse(x, ground + 18, width * 0.52, 14, p.ink))
  )
}
