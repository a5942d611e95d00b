import { at, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Sand castle with bucket and flag, about 220 wide. */
export function sandCastle(stage: Stage, x: number, y: number, scale: number): string {
  const p = stage.palette
  const sand = stage.across([0, mix(p.sand, p.cloth, 0.2)], [1, p.wetSand])
  const turret = (cx: number, w: number, h: number) =>
    path(`M${cx - w / 2 - 3} 0L${cx - w / 2} ${-h}h${w}L${cx + w / 2 + 3} 0Z`, sand) +
    steps(3, -1, 1)
      .map((s) => rect(cx + s * w * 0.36 - w * 0.12, -h - 10, w * 0.24, 12, p.sandShade))
      .join('') +
    rect(cx - w * 0.12, -h * 0.72, w * 0.24, h * 0.24, p.wetSand, w * 0.12)
  return at(
    x,
    y,
    scale,
    fade(0.2, ellipse(10, 3, 136, 12, p.ink)) +
      turret(-70, 50, 74) +
      turret(70, 50, 74) +
      rect(-80, -50, 160, 50, sand) +
      turret(0, 64, 122) +
      path('M-14 0V-22Q-14 -36 0 -36T14 -22V0Z', p.wetSand) +
      line('M0 -132V-186', p.woodShade, 4) +
      polygon(
        [
          [2, -186],
          [40, -174],
          [2, -162],
        ],
        p.coral,
      ) +
      path('M118 -4L110 -52H164L156 -4Z', '#1F93A8') +
      line('M110 -52Q137 -84 164 -52', p.cloth, 4) +
      line('M184 -2L208 -60', p.gold, 7) +
      path('M174 2Q180 -26 192 -24Q198 -10 190 6Z', p.gold),
  )
}

/** Starfish and shells on the sand. */
export function shells(stage: Stage, x: number, y: number, scale: number): string {
  const p = stage.palette
  const star = steps(10, 0, 9).map((i) => {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2
    const r = i % 2 ? 13 : 32
    return `${i ? 'L' : 'M'}${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r * 0.62).toFixed(1)}`
  })
  return at(
    x,
    y,
    scale,
    fade(0.2, ellipse(3, 6, 34, 12, p.ink)) +
      `<path d="${star.join('')}Z" fill="${p.coral}" stroke="${p.coral}" stroke-width="9" stroke-linejoin="round"/>` +
      path('M58 8Q60 -22 84 -24T110 8Q84 18 58 8Z', p.pink) +
      line('M84 -22V10M72 -18L70 10M96 -18L99 10', mix(p.pink, p.ink, 0.25), 2),
  )
}
