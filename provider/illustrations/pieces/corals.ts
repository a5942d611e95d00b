import { ellipse, line, mix, type Point, path, smooth, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** One coral head of a chosen or chance kind, growing up from its foot. */
function coral(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  colour: string,
  kind = stage.pick(['branch', 'fan', 'brain', 'tube', 'sponge'] as const),
): string {
  const p = stage.palette
  const dark = mix(colour, p.seaFar, 0.45)
  const light = mix(colour, p.foam, 0.35)
  if (kind === 'brain') {
    const folds = steps(4, -0.55, 0.55)
      .map(
        (s) =>
          `M${x + s * size - size * 0.12} ${y - size * 0.1}q${size * 0.14} ${-size * 0.12} 0 ${-size * 0.22}t${size * 0.04} ${-size * 0.16}`,
      )
      .join('')
    return (
      path(
        `M${x - size * 0.8} ${y}Q${x - size * 0.8} ${y - size * 0.75} ${x} ${y - size * 0.75}T${x + size * 0.8} ${y}Z`,
        stage.down([0, light], [1, dark]),
      ) + line(folds, dark, size * 0.05)
    )
  }
  if (kind === 'tube' || kind === 'sponge') {
    return steps(kind === 'tube' ? 5 : 3, -0.45, 0.45)
      .map((s) => {
        const h = size * stage.between(0.6, 1.15)
        const w = size * (kind === 'tube' ? 0.16 : 0.3)
        const cx = x + s * size * 1.1
        return (
          path(
            `M${cx - w * 0.6} ${y}L${cx - w + s * 10} ${y - h}h${w * 2}L${cx + w * 0.6} ${y}Z`,
            stage.down([0, colour], [1, dark]),
          ) +
          ellipse(cx + s * 10, y - h, w, w * 0.38, light) +
          ellipse(cx + s * 10, y - h, w * 0.68, w * 0.24, dark)
        )
      })
      .join('')
  }
  const spread = kind === 'fan' ? 70 : 58
  let d = ''
  const grow = (bx: number, by: number, angle: number, length: number, depth: number) => {
    const a = (angle * Math.PI) / 180
    const ex = bx + Math.cos(a) * length
    const ey = by + Math.sin(a) * length
    d += `M${bx.toFixed(0)} ${by.toFixed(0)}Q${((bx + ex) / 2 + stage.between(-5, 5)).toFixed(0)} ${((by + ey) / 2).toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`
    if (depth === 0) return
    for (const turn of kind === 'fan' ? [-26, 0, 26] : [-30, 24])
      grow(ex, ey, angle + turn + stage.between(-8, 8), length * 0.74, depth - 1)
  }
  for (const s of steps(3, -1, 1))
    grow(x + s * size * 0.12, y, -90 + (s * spread) / 2, size * 0.36, kind === 'fan' ? 2 : 3)
  return line(d, dark, size * 0.1) + line(d, colour, size * 0.062)
}

/** Ribbons of seagrass. */
export function seagrass(stage: Stage, x: number, y: number, size: number, colour: string): string {
  return steps(7, -0.4, 0.4)
    .map((s) => {
      const h = size * stage.between(0.6, 1.1)
      return line(
        `M${x + s * size} ${y}q${size * 0.12} ${-h * 0.35} 0 ${-h * 0.6}t${size * stage.between(-0.1, 0.16)} ${-h * 0.4}`,
        colour,
        size * 0.05,
      )
    })
    .join('')
}

/** Reef across the bottom of the sheet: far ridge, sand, rocks and corals; `gap` keeps its middle low. */
export function reef(stage: Stage, y: number, gap = true): string {
  const p = stage.palette
  const colours = [
    p.coral,
    p.gold,
    p.pink,
    mix(p.coral, p.pink, 0.5),
    mix(p.seaNear, p.gold, 0.4),
    '#B069A8',
  ]
  const ridge = (shift: number, unrest: number) =>
    smooth(
      steps(13, -60, 1660).map(
        (x): Point => [
          x,
          y +
            shift -
            (gap ? (Math.abs(x - 800) / 800) ** 1.6 * 150 : 60) +
            stage.between(-unrest, unrest),
        ],
      ),
    )
  const far = mix(p.seaMid, p.seaFar, 0.6)
  let growth = ''
  for (const x of steps(13, -20, 1620)) {
    const lift = gap ? (Math.abs(x - 800) / 800) ** 1.6 * 150 : 60
    const foot = y + 62 - lift + stage.between(0, 26)
    growth += coral(
      stage,
      x + stage.between(-30, 30),
      foot,
      stage.between(62, 112) * (0.75 + lift / 420),
      stage.pick(colours),
    )
    if (stage.chance(0.45))
      growth += seagrass(stage, x + 50, foot + 14, 74, mix(p.leaf, p.seaNear, 0.35))
  }
  let front = ''
  for (const x of steps(9, 0, 1600)) {
    if (gap && Math.abs(x - 800) < 330) continue
    front += coral(
      stage,
      x + stage.between(-50, 50),
      y + 190,
      stage.between(105, 160),
      stage.pick(colours),
    )
  }
  return (
    path(`${ridge(-62, 30)}L1660 1010L-60 1010Z`, far, 'opacity=".75"') +
    path(
      `${ridge(20, 20)}L1660 1010L-60 1010Z`,
      stage.down([0, mix(p.seaFar, p.seaMid, 0.4)], [1, mix(p.seaFar, p.ink, 0.5)]),
    ) +
    growth +
    path(
      `${smooth(steps(9, -60, 1660).map((x): Point => [x, y + 96 + stage.between(-12, 12) - (gap ? (Math.abs(x - 800) / 800) ** 2 * 26 : 0)]))}L1660 1010L-60 1010Z`,
      stage.down([0, mix(p.sand, p.seaNear, 0.45)], [1, mix(p.sandShade, p.seaFar, 0.55)]),
    ) +
    front
  )
}
