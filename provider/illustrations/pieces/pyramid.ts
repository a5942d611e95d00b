import { circle, fade, line, mix, type Point, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** El Castillo of Chichén Itzá from its corner side: nine terraces, one stairway in view, the temple on top. */
export function pyramid(
  stage: Stage,
  x: number,
  ground: number,
  width: number,
  height = width * 0.56,
): string {
  const p = stage.palette
  const face = width * 0.74
  const terraces = 9
  const rise = (height * 0.8) / terraces
  const frontAt = (t: number): [left: number, right: number] => {
    const inset = t * face * 0.3
    return [x - width / 2 + inset, x - width / 2 + face - inset * 0.92]
  }
  const sideAt = (t: number) => x + width / 2 - t * width * 0.345
  const recede = (y: number) => y + (ground - height * 0.1 - y) * 0.13
  const lit = stage.across([0, mix(p.stone, p.cloth, 0.25)], [1, p.stone])
  let drawn = ''
  for (let i = 0; i < terraces; i++) {
    const y1 = ground - i * rise
    const y0 = y1 - rise
    const [l1, r1] = frontAt(i / terraces)
    const [l0, r0] = [l1 + 7, r1 - 7]
    const s1 = sideAt(i / terraces)
    drawn += polygon(
      [
        [r1, y1],
        [s1, recede(y1)],
        [s1 - 5, recede(y0)],
        [r0, y0],
      ],
      i % 2 ? p.stoneDark : mix(p.stoneDark, p.stoneShade, 0.25),
    )
    drawn += polygon(
      [
        [l1, y1],
        [r1, y1],
        [r0, y0],
        [l0, y0],
      ],
      lit,
    )
    drawn += rect(l0, y0, r0 - l0, rise * 0.17, mix(p.stone, p.cloth, 0.6))
    drawn += fade(0.4, rect(l1, y1 - rise * 0.12, r1 - l1, rise * 0.12, p.stoneDark))
    const niches = Math.max(3, Math.round((r0 - l0) / 42))
    for (const share of steps(niches, 0.05, 0.95)) {
      if (Math.abs(share - 0.5) < 0.16) continue
      drawn += rect(
        l0 + share * (r0 - l0) - 9,
        y0 + rise * 0.36,
        18,
        rise * 0.42,
        p.stoneShade,
        2,
        'opacity=".7"',
      )
    }
  }
  const [bl, br] = frontAt(0)
  const [tl, tr] = frontAt(1)
  const top = ground - height * 0.8
  const mid = (bl + br) / 2
  const midTop = (tl + tr) / 2
  const half = face * 0.115
  const halfTop = face * 0.088
  const stairs: Point[] = [
    [mid - half, ground],
    [mid + half, ground],
    [midTop + halfTop, top],
    [midTop - halfTop, top],
  ]
  let treads = ''
  for (const t of steps(34, 0.01, 0.99)) {
    const y = ground + (top - ground) * t
    const w = half + (halfTop - half) * t
    treads += `M${(mid + (midTop - mid) * t - w).toFixed(1)} ${y.toFixed(1)}h${(w * 2).toFixed(1)}`
  }
  const rail = (side: number) =>
    polygon(
      [
        [mid + side * half, ground],
        [mid + side * half * 1.22, ground],
        [midTop + side * halfTop * 1.22, top],
        [midTop + side * halfTop, top],
      ],
      mix(p.stone, p.cloth, side < 0 ? 0.65 : 0.35),
    ) + circle(mid + side * half * 1.14, ground - 8, half * 0.2, mix(p.stone, p.cloth, 0.4))
  drawn +=
    polygon(stairs, mix(p.stoneShade, p.stone, 0.55)) +
    line(treads, p.stoneDark, Math.max(1.2, height / 300), 'opacity=".55"') +
    rail(-1) +
    rail(1)

  const w = (tr - tl) * 0.8
  const th = height * 0.2
  const tx = midTop - w / 2
  const doors = [0.14, 0.42, 0.7]
    .map((s) => rect(tx + w * s, top - th * 0.62, w * 0.16, th * 0.62, p.stoneDark))
    .join('')
  return (
    drawn +
    polygon(
      [
        [tx + w, top],
        [tx + w * 1.25, recede(top)],
        [tx + w * 1.25, recede(top - th)],
        [tx + w, top - th],
      ],
      p.stoneDark,
    ) +
    rect(tx, top - th, w, th, lit) +
    doors +
    rect(tx - 6, top - th * 0.76, w + 12, th * 0.08, mix(p.stone, p.cloth, 0.6)) +
    rect(tx - 8, top - th * 1.06, w + 16, th * 0.12, mix(p.stone, p.cloth, 0.5))
  )
}
