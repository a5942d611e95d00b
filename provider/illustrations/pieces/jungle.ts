import { circle, ellipse, fade, line, mix, type Point, path, smooth, steps } from '../shapes.ts'
import { type Stage, sheet } from '../stage.ts'
import { rosette } from './leaves.ts'
import { palm } from './palms.ts'

/** A band of treetops along `y`, filled down to `foot`; `tone` 0 is near and dark, 1 far and hazy. */
export function canopy(
  stage: Stage,
  y: number,
  foot: number,
  tone: number,
  size = 60,
  left = -60,
  right: number = sheet.width + 60,
): string {
  const p = stage.palette
  const near = mix(p.leafDark, p.leaf, 0.25)
  const base = mix(near, p.hillFar, tone)
  const light = mix(mix(p.leaf, p.leafLight, 0.35), p.hillFar, tone)
  let d = `M${left - size} ${foot}Q${left} ${foot} ${left} ${y}L${right - size} ${y}Q${right} ${y} ${right} ${foot}Z`
  let tops = ''
  let x = left
  while (x < right - size * 0.6) {
    const r = size * stage.between(0.55, 1.15)
    const cy = y - stage.between(-0.2, 0.55) * size * 0.6
    d += `M${(x - r).toFixed(0)} ${cy.toFixed(0)}a${r.toFixed(0)} ${(r * 0.85).toFixed(0)} 0 1 1 ${(r * 2).toFixed(0)} 0a${r.toFixed(0)} ${(r * 0.85).toFixed(0)} 0 1 1 ${(-r * 2).toFixed(0)} 0Z`
    tops += ellipse(x - r * 0.2, cy - r * 0.3, r * 0.6, r * 0.4, light, 'opacity=".5"')
    x += r * 0.95
  }
  return path(d, stage.down([0, mix(base, light, 0.35)], [1, base])) + tops
}

/** Broad-crowned tree on a forking trunk. */
export function tree(
  stage: Stage,
  x: number,
  ground: number,
  height: number,
  silhouette?: string,
): string {
  const p = stage.palette
  const bark = silhouette ?? p.trunkShade
  const crown = ground - height * 0.72
  const w = height * 0.035
  const puff = (dx: number, dy: number, r: number, fill: string) =>
    ellipse(x + dx * height, crown + dy * height, r * height, r * height * 0.78, fill)
  const dark = silhouette ?? p.leafDark
  const mid = silhouette ? mix(silhouette, p.leaf, 0.2) : p.leaf
  const light = silhouette ? mix(silhouette, p.leaf, 0.4) : mix(p.leaf, p.leafLight, 0.6)
  return (
    path(
      `M${x - w * 1.6} ${ground}Q${x - w * 0.6} ${ground - height * 0.25} ${x - w * 2.4} ${crown}h${w}L${x} ${ground - height * 0.45}L${x + w * 1.8} ${crown}h${w}Q${x + w} ${ground - height * 0.25} ${x + w * 1.6} ${ground}Z`,
      bark,
    ) +
    puff(-0.2, 0.02, 0.2, dark) +
    puff(0.2, 0, 0.21, dark) +
    puff(0, -0.06, 0.25, dark) +
    puff(-0.15, -0.06, 0.15, mid) +
    puff(0.12, -0.1, 0.17, mid) +
    puff(0.22, -0.02, 0.11, mid) +
    puff(-0.1, -0.14, 0.09, light) +
    puff(0.08, -0.17, 0.1, light) +
    puff(-0.21, -0.04, 0.06, light)
  )
}

/** Undergrowth along the ground between two positions. */
export function undergrowth(
  stage: Stage,
  left: number,
  right: number,
  y: number,
  size: number,
  silhouette?: string,
): string {
  let drawn = ''
  for (let x = left; x < right; x += size * stage.between(0.55, 0.95)) {
    drawn += rosette(
      stage,
      x,
      y + stage.between(-4, 10),
      size * stage.between(0.7, 1.15),
      silhouette,
    )
  }
  return drawn
}

/** Palms and treetops along a line, as the edge of a forest. */
export function forestEdge(
  stage: Stage,
  left: number,
  right: number,
  y: number,
  size: number,
): string {
  let drawn = canopy(stage, y - size * 0.5, y + 6, 0.25, size * 0.5, left, right)
  for (let x = left + size * 0.4; x < right; x += size * stage.between(0.7, 1.3)) {
    drawn += stage.chance(0.6)
      ? palm(stage, x, y, size * stage.between(1, 1.7))
      : tree(stage, x, y, size * stage.between(1.1, 1.6))
  }
  return drawn + undergrowth(stage, left, right, y, size * 0.28)
}

/** Mangrove thicket on arching roots, with its foot in the water at `y`. */
export function mangrove(
  stage: Stage,
  left: number,
  right: number,
  y: number,
  size: number,
): string {
  const p = stage.palette
  let roots = ''
  for (let x = left; x < right; x += size * 0.2) {
    const reach = size * stage.between(0.1, 0.24)
    const high = size * stage.between(0.25, 0.45)
    roots += `M${(x - reach).toFixed(0)} ${y + stage.between(0, 8)}Q${(x - reach * 0.7).toFixed(0)} ${(y - high).toFixed(0)} ${x.toFixed(0)} ${(y - high).toFixed(0)}Q${(x + reach * 0.7).toFixed(0)} ${(y - high).toFixed(0)} ${(x + reach).toFixed(0)} ${y + stage.between(0, 8)}`
  }
  return (
    fade(0.3, ellipse((left + right) / 2, y + 8, (right - left) / 2, size * 0.09, p.ink)) +
    canopy(stage, y - size * 0.52, y - size * 0.2, 0.15, size * 0.4, left, right) +
    line(roots, p.trunkShade, size * 0.03) +
    canopy(stage, y - size * 0.42, y - size * 0.26, 0, size * 0.26, left, right)
  )
}

/** Roots or lianas hanging from `y` down to about `y + length`. */
export function vines(
  stage: Stage,
  left: number,
  right: number,
  y: number,
  length: number,
  count: number,
  colour?: string,
): string {
  const p = stage.palette
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const x = stage.between(left, right)
    const drop = length * stage.between(0.35, 1)
    const points: Point[] = steps(5, 0, 1).map((t) => [x + Math.sin(t * 5 + i) * 9, y + drop * t])
    drawn += line(smooth(points), colour ?? mix(p.leafDark, p.trunkShade, 0.4), stage.between(2, 5))
    if (stage.chance(0.5)) {
      for (const [vx, vy] of points.slice(1))
        drawn += circle(
          vx + stage.between(-8, 8),
          vy,
          stage.between(5, 10),
          stage.pick([p.leaf, p.leafDark, p.leafLight]),
        )
    }
  }
  return drawn
}
