import { circle, fade, line, mix, path, rect } from '../shapes.ts'
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
