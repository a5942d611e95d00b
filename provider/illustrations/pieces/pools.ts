import {
  blob,
  ellipse,
  fade,
  line,
  mix,
  type Point,
  path,
  polygon,
  smooth,
  steps,
} from '../shapes.ts'
import type { Stage } from '../stage.ts'

function water(stage: Stage): string {
  const p = stage.palette
  return p.name === 'night'
    ? stage.down([0, '#1C93A0'], [0.5, '#2CC5BD'], [1, '#159AA6'])
    : stage.down([0, mix(p.seaMid, p.seaNear, 0.6)], [0.45, p.seaNear], [1, p.shallow])
}

function ripples(
  stage: Stage,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = stage.between(0.08, 0.95)
    const w = 26 + t * 90
    const x = stage.between(left, right - w)
    d += `M${x.toFixed(0)} ${(top + (bottom - top) * t).toFixed(0)}q${w / 4} -8 ${w / 2} 0t${w / 2} 0`
  }
  return line(d, stage.palette.foam, 3.2, 'opacity=".55"')
}

/** Straight-sided pool seen from its near end: far edge at `top`, near edge at `bottom`. */
export function lapPool(
  stage: Stage,
  far: readonly [left: number, right: number],
  top: number,
  near: readonly [left: number, right: number],
  bottom: number,
): string {
  const p = stage.palette
  const shape: Point[] = [
    [far[0], top],
    [far[1], top],
    [near[1], bottom],
    [near[0], bottom],
  ]
  const coping: Point[] = [
    [far[0] - 16, top - 8],
    [far[1] + 16, top - 8],
    [near[1] + 44, bottom + 30],
    [near[0] - 44, bottom + 30],
  ]
  const tiles = steps(9, 0.1, 0.9)
    .map(
      (t) =>
        `M${far[0] + (far[1] - far[0]) * t} ${top}L${near[0] + (near[1] - near[0]) * t} ${bottom}`,
    )
    .join('')
  return (
    polygon(coping, mix(p.stone, p.cloth, 0.5)) +
    fade(
      0.25,
      polygon(
        coping.map(([x, y]): Point => [x + 4, y + 10]),
        p.ink,
      ),
    ) +
    polygon(coping, mix(p.stone, p.cloth, 0.5)) +
    polygon(shape, water(stage)) +
    polygon(
      [
        [far[0], top],
        [far[1], top],
        [far[1] + 3, top + 16],
        [far[0] - 3, top + 16],
      ],
      p.seaFar,
      'opacity=".3"',
    ) +
    stage.inside(
      polygon(shape, '#000'),
      line(tiles, p.foam, 2, 'opacity=".14"') +
        ripples(stage, Math.min(far[0], near[0]), Math.max(far[1], near[1]), top, bottom, 26),
    )
  )
}

/** Infinity edge: pool filling the sheet's width from `bottom` up to `top`, spilling towards the view behind it. */
export function infinityPool(stage: Stage, top: number, left = -40, right = 1640): string {
  const p = stage.palette
  return (
    polygon(
      [
        [left, top],
        [right, top],
        [right, 1040],
        [left, 1040],
      ],
      water(stage),
    ) +
    ripples(stage, left, right, top, 1000, 30) +
    line(`M${left} ${top}H${right}`, p.foam, 7, 'opacity=".85"') +
    line(`M${left} ${top + 10}H${right}`, p.seaMid, 4, 'opacity=".4"')
  )
}

/** Free-form pool through the given outline, with a pale rim. */
export function windingPool(stage: Stage, outline: readonly Point[]): string {
  const p = stage.palette
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const cx = xs.reduce((a, b) => a + b, 0) / xs.length
  const cy = ys.reduce((a, b) => a + b, 0) / ys.length
  const grown = (by: number) =>
    outline.map(([x, y]): Point => [cx + (x - cx) * (1 + by), cy + (y - cy) * (1 + by * 1.7)])
  return (
    path(blob(grown(0.075).map(([x, y]): Point => [x + 4, y + 10])), p.ink, 'opacity=".16"') +
    path(blob(grown(0.06)), mix(p.stone, p.cloth, 0.55)) +
    path(blob(outline), water(stage)) +
    stage.inside(
      path(blob(outline), '#000'),
      path(blob(grown(-0.3)), p.foam, 'opacity=".13"') +
        ripples(stage, Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys), 26),
    )
  )
}

/** Stone or wooden terrace floor from `top` down, with perspective joints. */
export function terrace(stage: Stage, top: number, wooden = false): string {
  const p = stage.palette
  const light = wooden ? mix(p.wood, p.sand, 0.35) : mix(p.stone, p.cloth, 0.45)
  const dark = wooden ? p.wood : p.stone
  const joints =
    steps(19, -1.6, 1.6)
      .map((s) => `M${800 + s * 520} ${top}L${800 + s * 1100} 1010`)
      .join('') +
    (wooden
      ? ''
      : [0.1, 0.26, 0.5, 0.82].map((t) => `M-20 ${top + (1000 - top) * t}H1620`).join(''))
  return (
    polygon(
      [
        [-20, top],
        [1620, top],
        [1620, 1010],
        [-20, 1010],
      ],
      stage.down([0, dark], [1, light]),
    ) + line(joints, wooden ? p.woodShade : p.stoneShade, 2.4, 'opacity=".4"')
  )
}

/** Reflection of the sky and its sun, as a soft light patch on water. */
export function sheen(stage: Stage, x: number, y: number, width: number): string {
  return (
    ellipse(
      x,
      y,
      width,
      width * 0.22,
      stage.radial([0, stage.palette.sun, 0.55], [1, stage.palette.sun, 0]),
    ) +
    line(
      smooth([
        [x - width * 0.4, y],
        [x, y - 4],
        [x + width * 0.4, y],
      ]),
      stage.palette.sun,
      4,
      'opacity=".5"',
    )
  )
}
