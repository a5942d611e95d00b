import {
  circle,
  ellipse,
  fade,
  line,
  mix,
  type Point,
  path,
  smooth,
  steps,
  straight,
} from '../shapes.ts'
import type { Stage } from '../stage.ts'

type Tones = { readonly back: string; readonly middle: string; readonly front: string }

/** Leaf colours of the light, or shades of one colour for a silhouette. */
export function leafTones(stage: Stage, silhouette?: string): Tones {
  const p = stage.palette
  if (!silhouette) return { back: p.leafDark, middle: p.leaf, front: p.leafLight }
  return {
    back: silhouette,
    middle: mix(silhouette, p.leaf, 0.18),
    front: mix(silhouette, p.leaf, 0.38),
  }
}

/** One feathered palm leaf; `angle` in degrees, 0 to the right and -90 up. */
export function frond(
  stage: Stage,
  x: number,
  y: number,
  length: number,
  angle: number,
  fill: string,
  droop = 0.55,
): string {
  const a = (angle * Math.PI) / 180
  const spine = (t: number): Point => [
    x + Math.cos(a) * length * (t - 0.12 * t * t),
    y + Math.sin(a) * length * t + droop * length * t * t,
  ]
  const count = 17
  let d = ''
  for (let i = 1; i <= count; i++) {
    const t = 0.08 + (0.92 * i) / count
    const [px, py] = spine(t)
    const [qx, qy] = spine(t - 0.055)
    const pace = Math.hypot(px - qx, py - qy) || 1
    const tx = (px - qx) / pace
    const ty = (py - qy) / pace
    const size = length * (0.1 + 0.22 * Math.sin(Math.PI * t ** 0.8)) * stage.between(0.85, 1.12)
    const open = 0.95 - t * 0.55
    for (const side of [-1, 1]) {
      const hang = side * tx > 0 ? 0.3 : 0.12
      const ex = px + (-ty * side * open + tx * (1.15 - open)) * size
      const ey = py + (tx * side * open + ty * (1.15 - open) + hang) * size
      const mx = (qx + ex) / 2 + tx * size * 0.16
      const my = (qy + ey) / 2 + ty * size * 0.16 - size * 0.06
      d += `M${qx.toFixed(1)} ${qy.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}L${px.toFixed(1)} ${py.toFixed(1)}Z`
    }
  }
  return path(d, fill) + line(smooth(steps(5, 0, 1).map(spine)), fill, length * 0.02)
}

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

/** A simple pointed leaf with a rib, for undergrowth and frames. */
export function leaf(
  x: number,
  y: number,
  length: number,
  angle: number,
  width: number,
  fill: string,
  rib: string,
): string {
  const a = (angle * Math.PI) / 180
  const tip: Point = [x + Math.cos(a) * length, y + Math.sin(a) * length]
  const nx = -Math.sin(a) * width
  const ny = Math.cos(a) * width
  const mx = x + Math.cos(a) * length * 0.45
  const my = y + Math.sin(a) * length * 0.45
  return (
    path(
      `M${x.toFixed(1)} ${y.toFixed(1)}Q${(mx + nx).toFixed(1)} ${(my + ny).toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${(mx - nx).toFixed(1)} ${(my - ny).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Z`,
      fill,
    ) + line(straight([[x, y], tip], false), rib, Math.max(1.5, width * 0.06), 'opacity=".55"')
  )
}

/** A rosette of pointed leaves: agave, shrub or potted plant. */
export function rosette(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  silhouette?: string,
): string {
  const tones = leafTones(stage, silhouette)
  const blade = (angle: number, fill: string) =>
    leaf(x, y, size * stage.between(0.75, 1.08), angle, size * 0.17, fill, tones.front)
  return (
    steps(6, -172, -8)
      .map((a) => blade(a + stage.between(-6, 6), tones.back))
      .join('') +
    steps(5, -150, -30)
      .map((a) => blade(a + stage.between(-6, 6), tones.middle))
      .join('') +
    steps(2, -112, -70)
      .map((a) => blade(a, tones.front))
      .join('')
  )
}

/** Big leaves reaching in from a corner, as a dark frame. `direction` is the middle angle in degrees. */
export function leafFrame(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  direction: number,
  silhouette?: string,
): string {
  const tones = leafTones(stage, silhouette ?? stage.palette.ink)
  return (
    steps(4, direction - 62, direction + 62)
      .map((a) => frond(stage, x, y, size * stage.between(0.85, 1.1), a, tones.back, 0.12))
      .join('') +
    steps(3, direction - 36, direction + 36)
      .map((a) =>
        leaf(x, y, size * stage.between(0.55, 0.75), a, size * 0.17, tones.middle, tones.front),
      )
      .join('') +
    fade(0.9, frond(stage, x, y, size * 0.8, direction + 8, tones.front, 0.1))
  )
}
