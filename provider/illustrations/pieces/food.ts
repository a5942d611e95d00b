import { at, circle, ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

const drop = (stage: Stage, r: number) =>
  fade(0.22, circle(r * 0.08, r * 0.12, r * 1.03, stage.palette.ink))

/** Plate seen from above with a patterned rim. */
export function plate(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  content: string,
  rim: string,
): string {
  const p = stage.palette
  const dots = steps(24, 0, 345)
    .map((a) =>
      circle(
        Math.cos((a * Math.PI) / 180) * r * 0.89,
        Math.sin((a * Math.PI) / 180) * r * 0.89,
        r * 0.035,
        rim,
      ),
    )
    .join('')
  return at(
    x,
    y,
    1,
    drop(stage, r) +
      circle(0, 0, r, p.cloth) +
      circle(0, 0, r * 0.96, 'none', `stroke="${rim}" stroke-width="${r * 0.045}"`) +
      dots +
      circle(0, 0, r * 0.76, mix(p.cloth, p.sandShade, 0.3)) +
      circle(0, 0, r * 0.74, mix(p.cloth, p.sand, 0.35)) +
      content,
  )
}

/** Bowl from above with a coloured dip. */
export function bowl(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  dip: string,
  clay: string,
): string {
  const bits = steps(14, 0, 13).map(() => {
    const a = stage.between(0, 6.28)
    const d = Math.sqrt(stage.between(0, 1)) * r * 0.62
    return circle(
      Math.cos(a) * d,
      Math.sin(a) * d,
      stage.between(0.03, 0.075) * r,
      stage.pick([mix(dip, '#FFFFFF', 0.4), mix(dip, '#1F3A20', 0.35), '#E2574C', '#FFF6E6']),
    )
  })
  return at(
    x,
    y,
    1,
    drop(stage, r) +
      circle(0, 0, r, clay) +
      circle(0, 0, r * 0.88, mix(clay, '#2A1710', 0.35)) +
      circle(0, 0, r * 0.8, dip) +
      path(
        `M${-r * 0.5} ${-r * 0.2}Q0 ${-r * 0.6} ${r * 0.5} ${-r * 0.15}`,
        'none',
        `stroke="${mix(dip, '#FFFFFF', 0.35)}" stroke-width="${r * 0.1}" stroke-linecap="round"`,
      ) +
      bits.join(''),
  )
}

/** Lime cut in half or a wedge. */
export function lime(stage: Stage, x: number, y: number, r: number, whole = false): string {
  if (whole)
    return at(
      x,
      y,
      1,
      drop(stage, r) +
        circle(0, 0, r, '#5C9E3A') +
        ellipse(-r * 0.3, -r * 0.35, r * 0.35, r * 0.2, '#8CC662', 'transform="rotate(-30)"'),
    )
  return at(
    x,
    y,
    1,
    drop(stage, r) +
      circle(0, 0, r, '#5C9E3A') +
      circle(0, 0, r * 0.88, '#EEF6CF') +
      steps(8, 0, 315)
        .map(
          (a) =>
            `<path d="M0 ${-r * 0.1}L${-r * 0.25} ${-r * 0.68}Q0 ${-r * 0.86} ${r * 0.25} ${-r * 0.68}Z" fill="#B5DA6A" transform="rotate(${a})"/>`,
        )
        .join(''),
  )
}

/** Glass of iced hibiscus or lime water from above. */
export function drink(stage: Stage, x: number, y: number, r: number, colour: string): string {
  const p = stage.palette
  return (
    at(
      x,
      y,
      1,
      drop(stage, r) +
        circle(0, 0, r, mix(p.cloth, p.glass, 0.35)) +
        circle(0, 0, r * 0.86, colour) +
        rect(
          -r * 0.5,
          -r * 0.4,
          r * 0.5,
          r * 0.5,
          mix(colour, p.cloth, 0.55),
          r * 0.1,
          'transform="rotate(18)"',
        ) +
        rect(
          r * 0.02,
          -r * 0.02,
          r * 0.46,
          r * 0.46,
          mix(colour, p.cloth, 0.45),
          r * 0.1,
          'transform="rotate(-14)"',
        ) +
        line(`M${r * 0.2} ${-r * 0.3}L${r * 1.15} ${-r * 1.05}`, p.coral, r * 0.13),
    ) + lime(stage, x - r * 0.55, y + r * 0.6, r * 0.42)
  )
}
