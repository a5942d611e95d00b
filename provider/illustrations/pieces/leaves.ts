import { fade, line, mix, type Point, path, smooth, steps, straight } from '../shapes.ts'
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
