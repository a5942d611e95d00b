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

/** Folded taco from above, about 190 long. */
export function taco(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  turn: number,
  filling: string,
): string {
  const bits = (colours: readonly string[], count: number) => {
    let drawn = ''
    for (let i = 0; i < count; i++) {
      const t = stage.between(-0.85, 0.85)
      drawn += ellipse(
        t * 88,
        -10 - Math.sqrt(1 - t * t) * stage.between(2, 24),
        stage.between(6, 13),
        stage.between(5, 9),
        stage.pick(colours),
        `transform="rotate(${stage.between(-50, 50).toFixed(0)} ${(t * 88).toFixed(0)} -16)"`,
      )
    }
    return drawn
  }
  return at(
    x,
    y,
    scale,
    fade(0.2, path('M-100 14Q-96 -50 0 -52T104 14Q60 58 0 58T-100 14Z', stage.palette.ink)) +
      path('M-98 0Q-92 -58 0 -60T98 0Z', '#D9A24A') +
      bits([filling, filling, mix(filling, '#5A2A18', 0.3)], 24) +
      bits(['#4E9B4A', '#7BBF55', '#FFF6E6', '#E2574C', '#F6C9D0'], 26) +
      path('M-100 0Q-60 -14 0 -12T100 0Q92 54 0 56T-100 0Z', '#EDBE66') +
      path('M-92 6Q-60 -4 0 -3T92 6Q60 8 0 8T-92 6Z', '#F6D58E') +
      [
        [-50, 26],
        [10, 36],
        [48, 22],
        [-14, 18],
        [30, 14],
        [-70, 14],
      ]
        .map(([cx = 0, cy = 0]) => ellipse(cx, cy, 8, 4, '#C98F3E', 'opacity=".7"'))
        .join(''),
    { turn },
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

/** Chilli pepper lying on the table. */
export function chilli(
  x: number,
  y: number,
  scale: number,
  turn: number,
  colour = '#D8402F',
): string {
  return at(
    x,
    y,
    scale,
    path('M-60 -6Q-10 -34 40 -8Q66 6 84 30Q40 26 6 24Q-50 22 -60 -6Z', colour) +
      path(
        'M-50 -8Q-8 -26 34 -6',
        'none',
        'stroke="#FFFFFF" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"',
      ) +
      path('M-60 -10Q-78 -12 -92 -30L-84 -34Q-72 -22 -54 -20Z', '#4B8B3B'),
    { turn },
  )
}

/** Corn chips scattered around a point. */
export function chips(stage: Stage, x: number, y: number, spread: number, count: number): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    drawn += at(
      x + stage.between(-1, 1) * spread,
      y + stage.between(-1, 1) * spread * 0.7,
      stage.between(0.7, 1.05),
      fade(0.2, path('M4 -26L32 28Q4 36 -22 28Z', stage.palette.ink)) +
        path('M0 -30L28 22Q0 32 -28 22Z', stage.pick(['#F0BD5B', '#E8AC48', '#F6CC76'])) +
        circle(-4, 4, 3, '#C98F3E') +
        circle(8, 12, 2.5, '#C98F3E'),
      { turn: stage.between(0, 360) },
    )
  }
  return drawn
}

/** Table top from above: planks, or tiles in two colours. */
export function tableTop(stage: Stage, kind: 'planks' | 'tiles'): string {
  const p = stage.palette
  if (kind === 'planks') {
    return (
      rect(0, 0, 1600, 1000, p.wood) +
      steps(8, 0, 875)
        .map(
          (y) =>
            rect(
              0,
              y,
              1600,
              125,
              mix(p.wood, stage.chance(0.5) ? p.gold : p.woodShade, stage.between(0.05, 0.22)),
            ) +
            line(
              `M${stage.between(0, 300)} ${y + 40}q300 ${stage.between(-20, 20)} 700 4M${stage.between(600, 900)} ${y + 84}q260 ${stage.between(-18, 18)} 600 0`,
              p.woodShade,
              3,
              'opacity=".35"',
            ) +
            rect(0, y, 1600, 4, p.woodShade),
        )
        .join('')
    )
  }
  const blue = '#1F7F9A'
  let tiles = rect(0, 0, 1600, 1000, mix(p.cloth, p.sand, 0.4))
  for (const x of steps(8, 0, 1400)) {
    for (const y of steps(5, 0, 800)) {
      const t = (cx: number, cy: number) =>
        `M${cx} ${cy - 44}Q${cx + 12} ${cy - 12} ${cx + 44} ${cy}Q${cx + 12} ${cy + 12} ${cx} ${cy + 44}Q${cx - 12} ${cy + 12} ${cx - 44} ${cy}Q${cx - 12} ${cy - 12} ${cx} ${cy - 44}Z`
      tiles +=
        path(t(x + 100, y + 100), blue, 'opacity=".8"') +
        circle(x + 100, y + 100, 12, p.gold) +
        [
          [0, 0],
          [200, 0],
          [0, 200],
          [200, 200],
        ]
          .map(([dx = 0, dy = 0]) =>
            circle(x + dx, y + dy, 46, 'none', `stroke="${blue}" stroke-width="9" opacity=".55"`),
          )
          .join('')
    }
  }
  return (
    tiles +
    line(
      steps(9, 0, 1600)
        .map((x) => `M${x} 0V1000`)
        .join('') +
        steps(6, 0, 1000)
          .map((y) => `M0 ${y}H1600`)
          .join(''),
      p.sandShade,
      3,
    )
  )
}
