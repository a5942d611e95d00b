import {
  circle,
  ellipse,
  fade,
  line,
  mix,
  type Point,
  path,
  polygon,
  rect,
  smooth,
  steps,
} from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { rosette } from './leaves.ts'

/** Limestone cliff; `edge` runs left to right, from the water up its face and along its top; `foot` is the height of the water. */
export function cliff(stage: Stage, edge: readonly Point[], foot: number): string {
  const p = stage.palette
  const last = edge.at(-1)
  const first = edge[0]
  if (!first || !last) return ''
  const rock = stage.down([0, p.stone], [0.6, p.stoneShade], [1, p.stoneDark])
  const level = edge.filter(([x, y], i) => {
    const next = edge[i + 1] ?? [x + 10, y]
    return Math.abs(next[1] - y) < (next[0] - x) * 0.75
  })
  const crest = level[0]?.[1] ?? foot
  let facets = ''
  for (let x = first[0]; x < last[0]; x += stage.between(34, 70)) {
    const y = crest + stage.between(-0.1, 0.5) * (foot - crest)
    const w = stage.between(26, 74)
    const deep = stage.between(0.22, 0.5) * (foot - crest)
    facets += polygon(
      [
        [x, y],
        [x + w, y + stage.between(-20, 30)],
        [x + w * 0.7, y + deep * 0.8],
        [x + w * 0.15, y + deep],
      ],
      stage.chance(0.55) ? p.stoneDark : mix(p.stone, p.cloth, 0.4),
      'opacity=".3"',
    )
  }
  let strata = ''
  for (const t of steps(4, 0.22, 0.85)) {
    const points = steps(9, first[0] - 20, last[0] + 20).map(
      (x): Point => [x, crest + (foot - crest) * t + stage.between(-16, 16)],
    )
    strata += smooth(points)
  }
  let hanging = ''
  for (const [x, y] of level) {
    for (let i = 0; i < 9; i++) {
      const drop = stage.between(0, 1) ** 2 * 60
      hanging += circle(
        x + stage.between(-75, 75),
        y + drop,
        stage.between(9, 22) * (1 - drop / 130),
        stage.pick([p.leaf, p.leafDark, p.leafLight]),
      )
    }
  }
  let rocks = ''
  for (
    let x = first[0] - 30;
    x < first[0] + (last[0] - first[0]) * 0.6;
    x += stage.between(36, 80)
  ) {
    const r = stage.between(14, 34)
    rocks +=
      ellipse(x, foot + 5, r * 1.5, 6, p.foam, 'opacity=".8"') +
      polygon(
        [
          [x - r, foot + 4],
          [x - r * 0.6, foot - r * 0.7],
          [x + r * 0.2, foot - r],
          [x + r, foot + 4],
        ],
        p.stoneDark,
      ) +
      polygon(
        [
          [x - r * 0.6, foot - r * 0.7],
          [x + r * 0.2, foot - r],
          [x + r * 0.1, foot + 4],
          [x - r * 0.5, foot + 4],
        ],
        p.stoneShade,
      )
  }
  const outline = `${smooth(edge)}L${last[0]} ${foot}L${first[0]} ${foot}Z`
  return (
    stage.inside(
      path(outline, '#000'),
      path(outline, rock) + facets + line(strata, p.stoneDark, 4, 'opacity=".3"') + hanging,
    ) +
    rocks +
    line(smooth(level), p.leaf, 15) +
    line(smooth(level.map(([x, y]): Point => [x, y - 5])), p.leafLight, 6) +
    level.map(([x, y]) => rosette(stage, x + 20, y + 2, stage.between(22, 38))).join('')
  )
}

/** The Castillo of Tulum on its platform: stairway, columned temple, small shrines. */
export function seaTemple(stage: Stage, x: number, ground: number, width: number): string {
  const p = stage.palette
  const h = width * 0.46
  const lit = stage.across([0, mix(p.stone, p.cloth, 0.4)], [0.7, p.stone], [1, p.stoneShade])
  const slab = (cx: number, y: number, w: number, tall: number) =>
    rect(cx - w / 2, y - tall, w, tall, lit) +
    fade(0.35, rect(cx - w / 2, y - tall * 0.12, w, tall * 0.12, p.stoneDark))
  const lip = (cx: number, y: number, w: number) =>
    rect(cx - w / 2, y - width * 0.022, w, width * 0.03, mix(p.stone, p.cloth, 0.65), 2)
  const door = (cx: number, y: number, w: number, tall: number) =>
    rect(cx - w / 2, y - tall, w, tall, mix(p.stoneDark, p.ink, 0.45))
  const base = ground - h * 0.42
  const roof = base - h * 0.44
  let treads = ''
  for (const t of steps(14, 0, 1))
    treads += `M${x - width * 0.15} ${ground - (ground - base) * t}h${width * 0.3}`
  let courses = ''
  for (let i = 0; i < 26; i++) {
    const cx = x + stage.between(-0.48, 0.48) * width
    courses += `M${cx.toFixed(0)} ${stage.between(base + 8, ground - 6).toFixed(0)}h${stage.between(10, 26).toFixed(0)}`
  }
  return (
    fade(0.3, rect(x - width * 0.52, ground - 4, width * 1.08, 12, p.ink, 6)) +
    slab(x, ground, width, h * 0.42) +
    line(courses, p.stoneDark, 2.5, 'opacity=".4"') +
    slab(x - width * 0.37, base, width * 0.2, h * 0.24) +
    door(x - width * 0.37, base, width * 0.07, h * 0.15) +
    lip(x - width * 0.37, base - h * 0.23, width * 0.23) +
    slab(x + width * 0.37, base, width * 0.2, h * 0.24) +
    door(x + width * 0.37, base, width * 0.07, h * 0.15) +
    lip(x + width * 0.37, base - h * 0.23, width * 0.23) +
    lip(x, base, width * 1.04) +
    slab(x, base, width * 0.42, h * 0.44) +
    [-0.11, 0, 0.11].map((s) => door(x + s * width, base, width * 0.075, h * 0.25)).join('') +
    lip(x, base - h * 0.29, width * 0.45) +
    lip(x, roof, width * 0.47) +
    rect(x - width * 0.05, roof + h * 0.045, width * 0.1, h * 0.07, p.stoneShade) +
    rect(x - width * 0.15, base, width * 0.3, ground - base, mix(p.stone, p.stoneShade, 0.45)) +
    line(treads, p.stoneDark, 2.5, 'opacity=".5"') +
    rect(x - width * 0.18, base, width * 0.035, ground - base, mix(p.stone, p.cloth, 0.5)) +
    rect(x + width * 0.145, base, width * 0.035, ground - base, p.stone)
  )
}
