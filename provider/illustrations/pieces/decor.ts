import { circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { backWall, indoors } from './interior.ts'

/** Bedside table with lamp. */
export function nightstand(stage: Stage, x: number, floor: number, size: number): string {
  const p = stage.palette
  const wood = indoors(stage, '#B98A5E')
  const on = p.lamps > 0.1
  return (
    (on
      ? circle(x, floor - size * 1.5, size * 1.5, stage.radial([0, p.lit, 0.75], [1, p.lit, 0]))
      : '') +
    fade(0.2, ellipse(x, floor, size * 0.62, 7, p.ink)) +
    rect(x - size * 0.45, floor - size * 0.7, size * 0.9, size * 0.62, wood, 6) +
    rect(x - size * 0.5, floor - size * 0.74, size, size * 0.1, mix(wood, p.cloth, 0.25), 4) +
    rect(x - size * 0.1, floor - size * 0.46, size * 0.2, size * 0.07, mix(wood, p.ink, 0.4), 3) +
    ellipse(x, floor - size * 0.95, size * 0.2, size * 0.22, indoors(stage, p.seaNear)) +
    polygon(
      [
        [x - size * 0.2, floor - size * 1.75],
        [x + size * 0.2, floor - size * 1.75],
        [x + size * 0.36, floor - size * 1.22],
        [x - size * 0.36, floor - size * 1.22],
      ],
      on ? p.lit : indoors(stage, '#F5E6CB'),
    )
  )
}

/** Woven pendant lamp hanging from the ceiling. */
export function pendant(stage: Stage, x: number, y: number, size: number): string {
  const p = stage.palette
  const on = p.lamps > 0.1
  return (
    (on ? circle(x, y, size * 2.6, stage.radial([0, p.lit, 0.55], [1, p.lit, 0])) : '') +
    line(`M${x} -10V${y - size * 0.6}`, p.woodShade, 4) +
    path(
      `M${x - size} ${y + size * 0.4}Q${x - size} ${y - size * 0.7} ${x} ${y - size * 0.75}T${x + size} ${y + size * 0.4}Z`,
      indoors(stage, '#D8A765'),
    ) +
    line(
      `${steps(7, -0.8, 0.8)
        .map(
          (s) =>
            `M${x + s * size * 0.3} ${y - size * 0.7}Q${x + s * size * 1.05} ${y - size * 0.3} ${x + s * size} ${y + size * 0.4}`,
        )
        .join('')}M${x - size * 0.86} ${y - size * 0.1}H${x + size * 0.86}`,
      indoors(stage, '#A97A3F'),
      3,
    ) +
    ellipse(x, y + size * 0.4, size, size * 0.14, on ? p.lit : indoors(stage, '#A97A3F'))
  )
}

/** Round or oval rug. */
export function rug(stage: Stage, x: number, y: number, rx: number, colour: string): string {
  const c = indoors(stage, colour)
  return (
    ellipse(x, y, rx, rx * 0.2, c) +
    ellipse(
      x,
      y,
      rx * 0.86,
      rx * 0.165,
      'none',
      `stroke="${mix(c, '#FFFFFF', 0.55)}" stroke-width="7"`,
    ) +
    ellipse(x, y, rx * 0.6, rx * 0.11, mix(c, '#FFFFFF', 0.22))
  )
}

/** What dresses the wall above a bed; `x` is the bed's middle, `width` the bed's width. */
export function featureWall(
  stage: Stage,
  kind: 'art' | 'arch' | 'slats' | 'mirror' | 'pair',
  x: number,
  width: number,
  colour: string,
): string {
  const p = stage.palette
  const tone = mix(indoors(stage, colour), indoors(stage, '#FBF1E0'), 0.45)
  const half = width * 0.6
  if (kind === 'arch') {
    return (
      path(
        `M${x - half} ${backWall.bottom}V380A${half} ${half * 0.86} 0 0 1 ${x + half} 380V${backWall.bottom}Z`,
        tone,
      ) + circle(x, 300, width * 0.13, indoors(stage, p.gold), 'opacity=".85"')
    )
  }
  if (kind === 'slats') {
    const wood = indoors(stage, '#C4946A')
    return (
      rect(
        x - half,
        backWall.top,
        half * 2,
        backWall.bottom - backWall.top,
        mix(wood, p.ink, 0.18),
      ) +
      steps(17, -0.94, 0.94)
        .map((s) =>
          rect(
            x + s * half - half * 0.04,
            backWall.top,
            half * 0.08,
            backWall.bottom - backWall.top,
            wood,
          ),
        )
        .join('') +
      rect(x - half, 360, half * 2, 7, p.lamps > 0.1 ? p.lit : mix(wood, p.cloth, 0.5))
    )
  }
  if (kind === 'mirror') {
    const rays = steps(24, 0, 345)
      .map(
        (a) =>
          `M${x + Math.cos((a * Math.PI) / 180) * 78} ${280 + Math.sin((a * Math.PI) / 180) * 78}L${x + Math.cos((a * Math.PI) / 180) * (a % 30 ? 104 : 122)} ${280 + Math.sin((a * Math.PI) / 180) * (a % 30 ? 104 : 122)}`,
      )
      .join('')
    return (
      line(rays, indoors(stage, '#C9955C'), 7) +
      circle(x, 280, 82, indoors(stage, '#C9955C')) +
      circle(
        x,
        280,
        70,
        stage.down([0, mix(p.skyMid, p.cloth, 0.4)], [1, mix(p.glass, p.cloth, 0.5)]),
      ) +
      path(
        `M${x - 40} 310L${x + 10} 230M${x - 10} 326L${x + 40} 250`,
        'none',
        `stroke="${p.foam}" stroke-width="8" opacity=".45" stroke-linecap="round"`,
      )
    )
  }
  if (kind === 'pair')
    return (
      art(stage, x - width * 0.36, 210, width * 0.3, width * 0.38) +
      art(stage, x + width * 0.06, 210, width * 0.3, width * 0.38)
    )
  return art(stage, x - 100, 210, 200, 150)
}

/** Framed picture with a simple sun-and-wave motif. */
export function art(stage: Stage, x: number, y: number, width: number, height: number): string {
  const p = stage.palette
  return (
    rect(x, y, width, height, indoors(stage, '#B98A5E'), 4) +
    rect(x + 9, y + 9, width - 18, height - 18, indoors(stage, '#FFF6E6')) +
    stage.inside(
      rect(x + 16, y + 16, width - 32, height - 32, '#000'),
      rect(x, y, width, height, indoors(stage, '#F7C9A8')) +
        circle(x + width * 0.55, y + height * 0.42, width * 0.2, p.coral) +
        path(
          `M${x} ${y + height * 0.6}Q${x + width * 0.3} ${y + height * 0.46} ${x + width * 0.55} ${y + height * 0.6}T${x + width * 1.1} ${y + height * 0.58}V${y + height}H${x}Z`,
          indoors(stage, '#1F93A8'),
        ),
    )
  )
}
