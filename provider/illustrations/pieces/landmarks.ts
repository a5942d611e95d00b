import { at, circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Twin-towered colonial church, `x` at its middle. `colour` paints its walls, limestone when left out. */
export function church(
  stage: Stage,
  x: number,
  ground: number,
  width: number,
  colour?: string,
): string {
  const p = stage.palette
  const base = colour ? mix(colour, p.wallShade, p.name === 'dusk' ? 0.2 : 0.06) : p.stone
  const lit = stage.across(
    [0, mix(base, p.cloth, 0.3)],
    [0.6, base],
    [1, mix(base, p.stoneShade, 0.6)],
  )
  const trim = mix(base, p.cloth, 0.6)
  const hole = p.lamps > 0.3 ? p.lit : mix(p.stoneDark, p.ink, 0.45)
  const shade = mix(base, p.stoneDark, 0.5)
  const tw = width * 0.25
  const th = width * 1.02
  const arch = (cx: number, y: number, w: number, h: number) =>
    path(
      `M${cx - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${cx + w / 2} ${y - h + w / 2}V${y}Z`,
      hole,
    )
  const lip = (cx: number, y: number, w: number) =>
    rect(cx - w / 2, y - 5, w, 11, trim, 2) +
    fade(0.2, rect(cx - w / 2 + 4, y + 6, w - 8, 7, p.ink))
  const towerAt = (cx: number) => {
    const stage2 = ground - th * 0.66
    const stage3 = ground - th * 0.86
    return (
      rect(cx - tw / 2, stage2, tw, th * 0.66, lit) +
      rect(cx - tw * 0.06, ground - th * 0.5, tw * 0.12, th * 0.1, hole, 3) +
      rect(cx - tw * 0.06, ground - th * 0.26, tw * 0.12, th * 0.1, hole, 3) +
      lip(cx, ground - th * 0.36, tw * 1.06) +
      lip(cx, stage2, tw * 1.12) +
      rect(cx - tw * 0.42, stage3, tw * 0.84, th * 0.2, lit) +
      arch(cx - tw * 0.19, stage2 - 8, tw * 0.22, th * 0.14) +
      arch(cx + tw * 0.19, stage2 - 8, tw * 0.22, th * 0.14) +
      lip(cx, stage3, tw * 0.96) +
      rect(cx - tw * 0.28, stage3 - th * 0.13, tw * 0.56, th * 0.13, lit) +
      arch(cx, stage3 - 7, tw * 0.22, th * 0.09) +
      lip(cx, stage3 - th * 0.13, tw * 0.66) +
      path(
        `M${cx - tw * 0.26} ${stage3 - th * 0.135}Q${cx - tw * 0.24} ${stage3 - th * 0.23} ${cx} ${stage3 - th * 0.24}Q${cx + tw * 0.24} ${stage3 - th * 0.23} ${cx + tw * 0.26} ${stage3 - th * 0.135}Z`,
        lit,
      ) +
      line(
        `M${cx} ${stage3 - th * 0.24}v${-th * 0.07}m${-th * 0.018} ${th * 0.025}h${th * 0.036}`,
        p.ink,
        4,
      )
    )
  }
  const nave = ground - th * 0.56
  const half = width * 0.25
  return (
    rect(x - half - 4, nave, half * 2 + 8, ground - nave, mix(base, p.stoneShade, 0.25)) +
    path(
      `M${x - half} ${nave}Q${x - half * 0.5} ${nave - 8} ${x - half * 0.4} ${nave - th * 0.08}Q${x} ${nave - th * 0.15} ${x + half * 0.4} ${nave - th * 0.08}Q${x + half * 0.5} ${nave - 8} ${x + half} ${nave}Z`,
      trim,
    ) +
    path(
      `M${x - half * 0.62} ${ground}V${ground - th * 0.36}A${half * 0.62} ${half * 0.62} 0 0 1 ${x + half * 0.62} ${ground - th * 0.36}V${ground}Z`,
      shade,
    ) +
    path(
      `M${x - half * 0.5} ${ground}V${ground - th * 0.35}A${half * 0.5} ${half * 0.5} 0 0 1 ${x + half * 0.5} ${ground - th * 0.35}V${ground}Z`,
      mix(base, p.cloth, 0.2),
    ) +
    arch(x, ground, half * 0.56, th * 0.22) +
    circle(x, ground - th * 0.33, half * 0.2, trim) +
    circle(x, ground - th * 0.33, half * 0.14, hole) +
    towerAt(x - width * 0.375) +
    towerAt(x + width * 0.375)
  )
}

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

/** Lighthouse; `lean` in degrees. */
export function lighthouse(
  stage: Stage,
  x: number,
  ground: number,
  height: number,
  lean = 0,
  band = stage.palette.coral,
): string {
  const p = stage.palette
  const w = height * 0.17
  const white = stage.across([0, p.wall], [0.55, p.wall], [1, p.wallShade])
  const at2 = (t: number) => w * (1 - t * 0.42)
  const bandAt = (t: number, h: number) =>
    polygon(
      [
        [-at2(t), -height * t],
        [at2(t), -height * t],
        [at2(t + h), -height * (t + h)],
        [-at2(t + h), -height * (t + h)],
      ],
      stage.across([0, band], [0.6, band], [1, mix(band, p.ink, 0.35)]),
    )
  const lamp =
    p.lamps > 0.1
      ? circle(0, -height * 0.94, height * 0.4, stage.radial([0, p.lit, 0.8], [1, p.lit, 0]))
      : ''
  return at(
    x,
    ground,
    1,
    polygon(
      [
        [-w, 8],
        [w, 8],
        [at2(0.86), -height * 0.86],
        [-at2(0.86), -height * 0.86],
      ],
      white,
    ) +
      bandAt(0.2, 0.16) +
      bandAt(0.52, 0.16) +
      rect(-w * 0.16, -height * 0.46, w * 0.32, height * 0.08, mix(p.glass, p.ink, 0.5), 6) +
      rect(-w * 0.16, -height * 0.78, w * 0.32, height * 0.07, mix(p.glass, p.ink, 0.5), 6) +
      rect(
        -w * 0.22,
        -height * 0.13,
        w * 0.44,
        height * 0.13 + 6,
        mix(p.woodShade, p.ink, 0.2),
        8,
      ) +
      rect(-w * 0.82, -height * 0.875, w * 1.64, height * 0.024, p.ink, 3) +
      line(
        steps(7, -0.76, 0.76)
          .map((s) => `M${s * w} ${-height * 0.875}v${-height * 0.045}`)
          .join('') + `M${-w * 0.78} ${-height * 0.918}H${w * 0.78}`,
        p.ink,
        3,
      ) +
      lamp +
      rect(
        -w * 0.36,
        -height * 0.985,
        w * 0.72,
        height * 0.11,
        p.lamps > 0.1 ? p.lit : mix(p.glass, p.cloth, 0.4),
      ) +
      line(
        `M0 ${-height * 0.985}v${height * 0.11}M${-w * 0.36} ${-height * 0.985}v${height * 0.11}M${w * 0.36} ${-height * 0.985}v${height * 0.11}`,
        p.ink,
        3,
      ) +
      path(
        `M${-w * 0.48} ${-height * 0.98}Q0 ${-height * 1.1} ${w * 0.48} ${-height * 0.98}Z`,
        band,
      ) +
      circle(0, -height * 1.055, 4.5, p.ink),
    { turn: lean },
  )
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
