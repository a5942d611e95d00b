import { circle, ellipse, line, type Point, path, smooth, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { frond, leafTones } from './leaves.ts'

export type PalmOptions = {
  /** Sheet units sideways from foot to crown. */
  readonly lean?: number
  /** One colour for the whole tree, against the light. */
  readonly silhouette?: string
}

/** Coconut palm with its foot at `x`, `y`. */
export function palm(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  options: PalmOptions = {},
): string {
  const p = stage.palette
  const lean = options.lean ?? stage.between(-0.25, 0.25) * height
  const tones = leafTones(stage, options.silhouette)
  const top: Point = [x + lean, y - height]
  const w = Math.max(3.5, height * 0.016)
  const bark =
    options.silhouette ?? stage.across([0, p.trunkShade], [0.5, p.trunk], [1, p.trunkShade])
  const core = (t: number): Point => [x + lean * t * t, y - height * t]
  const girth = (t: number) => w * (1.25 - t * 0.55 + 0.9 * (1 - t) ** 8)
  const ts = steps(9, 0, 1)
  const left = ts.map((t): Point => [core(t)[0] - girth(t), core(t)[1]])
  const right = ts.map((t): Point => [core(t)[0] + girth(t), core(t)[1]]).reverse()
  const rings = options.silhouette
    ? ''
    : steps(Math.round(height / 26), 0.05, 0.95)
        .map((t) => {
          const [cx, cy] = core(t)
          const g = girth(t) * 0.9
          return `M${(cx - g).toFixed(1)} ${cy.toFixed(1)}q${g.toFixed(1)} ${(g * 0.5).toFixed(1)} ${(g * 2).toFixed(1)} 0`
        })
        .join('')
  const trunk =
    path(`${smooth(left)}${smooth(right).replace('M', 'L')}Z`, bark) +
    (rings ? line(rings, p.trunkShade, Math.max(1.2, w * 0.22), 'opacity=".55"') : '')
  const length = height * 0.26 + 60
  const leaf = (angle: number, fill: string, scale: number) => {
    const upright = Math.max(0, -Math.sin((angle * Math.PI) / 180))
    return frond(
      stage,
      top[0],
      top[1],
      length * scale * stage.between(0.9, 1.1),
      angle + stage.between(-6, 6),
      fill,
      0.34 + upright * 0.42,
    )
  }
  const fan = (count: number, from: number, to: number, fill: string, scale: number) =>
    steps(count, from, to)
      .map((angle) => leaf(angle, fill, scale))
      .join('')
  const nuts = options.silhouette
    ? ''
    : [-1, 0.2, 1.1]
        .map((s) => circle(top[0] + s * w * 1.7, top[1] + w * 1.8, w * 1.25, p.trunkShade))
        .join('')
  const shadow = ellipse(
    x + height * 0.1,
    y + w,
    height * 0.17,
    height * 0.014 + 3,
    p.ink,
    'opacity=".16"',
  )
  return (
    (options.silhouette ? '' : shadow) +
    trunk +
    fan(6, -205, 25, tones.back, 0.95) +
    fan(2, 128, 52, tones.back, 0.55) +
    nuts +
    fan(5, -178, -2, tones.middle, 1.05) +
    fan(4, -150, -30, tones.front, 0.82)
  )
}

/** Three or so palms standing together, tallest in the middle. */
export function grove(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  options: PalmOptions = {},
): string {
  const w = height * 0.3
  return (
    palm(stage, x - w, y + 6, height * 0.72, { ...options, lean: -height * 0.2 }) +
    palm(stage, x + w * 0.8, y + 10, height * 0.8, { ...options, lean: height * 0.24 }) +
    palm(stage, x, y, height, { ...options, lean: height * 0.06 })
  )
}
