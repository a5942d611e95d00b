import { at, circle, ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Striped awning with a scalloped edge. */
export function awning(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const p = stage.palette
  const count = Math.round(width / 58)
  const w = width / count
  return (
    steps(count, 0, count - 1)
      .map((i) => {
        const fill = i % 2 ? p.cloth : colour
        const top = 0.06 * width * (1 - (2 * i) / count)
        const top2 = 0.06 * width * (1 - (2 * (i + 1)) / count)
        return path(
          `M${x + i * w + top} ${y}H${x + (i + 1) * w + top2}L${x + (i + 1) * w} ${y + height}a${w / 2} ${w / 2} 0 0 1 ${-w} 0Z`,
          fill,
        )
      })
      .join('') + fade(0.16, rect(x, y + height - 6, width, 8, p.ink))
  )
}

/** Crate heaped with round fruit. */
export function crate(stage: Stage, x: number, y: number, width: number, fruit: string): string {
  const p = stage.palette
  let heap = ''
  for (const row of [0, 1, 2]) {
    const count = 6 - row
    for (const s of steps(count, -1, 1))
      heap +=
        circle(
          x + s * width * (0.42 - row * 0.07),
          y - width * (0.3 + row * 0.1),
          width * 0.095,
          mix(fruit, stage.chance(0.4) ? p.cloth : p.ink, 0.12),
        ) +
        circle(
          x + s * width * (0.42 - row * 0.07) - width * 0.025,
          y - width * (0.33 + row * 0.1),
          width * 0.025,
          mix(fruit, p.cloth, 0.6),
        )
  }
  return (
    heap +
    rect(x - width / 2, y - width * 0.28, width, width * 0.28, p.wood, 4) +
    line(
      `M${x - width / 2} ${y - width * 0.14}h${width}M${x - width * 0.17} ${y - width * 0.28}v${width * 0.28}M${x + width * 0.17} ${y - width * 0.28}v${width * 0.28}`,
      p.woodShade,
      4,
    )
  )
}

/** Round-brimmed hat from the side, as it hangs on a stall. */
export function hangingHat(stage: Stage, x: number, y: number, size: number, band: string): string {
  return (
    ellipse(x, y, size, size * 0.26, '#E5BC73') +
    path(
      `M${x - size * 0.5} ${y - 2}Q${x - size * 0.46} ${y - size * 0.62} ${x} ${y - size * 0.62}T${x + size * 0.5} ${y - 2}Q${x} ${y + size * 0.14} ${x - size * 0.5} ${y - 2}Z`,
      mix('#E5BC73', stage.palette.cloth, 0.2),
    ) +
    path(
      `M${x - size * 0.5} ${y - 3}Q${x} ${y + size * 0.12} ${x + size * 0.5} ${y - 3}L${x + size * 0.48} ${y - size * 0.18}Q${x} ${y - size * 0.04} ${x - size * 0.48} ${y - size * 0.18}Z`,
      band,
    )
  )
}

/** Folded blanket or hammock with stripes, hanging from a rail. */
export function textile(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly string[],
): string {
  const p = stage.palette
  const bands = steps(colours.length * 2, 0, colours.length * 2 - 1)
  const h = height / bands.length
  return (
    bands
      .map((i) => rect(x, y + i * h, width, h + 1, colours[i % colours.length] ?? p.coral))
      .join('') +
    bands
      .map((i) =>
        i % 2
          ? path(
              steps(5, 0, 4)
                .map(
                  (s) =>
                    `M${x + (s * width) / 5} ${y + i * h + h * 0.8}l${width / 10} ${-h * 0.6}l${width / 10} ${h * 0.6}Z`,
                )
                .join(''),
              p.cloth,
              'opacity=".8"',
            )
          : '',
      )
      .join('') +
    line(
      steps(9, 0.06, 0.94)
        .map((s) => `M${x + s * width} ${y + height}v16`)
        .join(''),
      p.cloth,
      3,
    )
  )
}

/** Clay jug with a painted band. */
export function jug(stage: Stage, x: number, y: number, scale: number, clay = '#B9653F'): string {
  const p = stage.palette
  return at(
    x,
    y,
    scale,
    fade(0.22, ellipse(6, 2, 60, 9, p.ink)) +
      path(
        'M-22 -128H22Q18 -100 44 -78Q66 -52 50 -16Q44 0 30 0H-30Q-44 0 -50 -16Q-66 -52 -44 -78Q-18 -100 -22 -128Z',
        stage.across([0, mix(clay, p.cloth, 0.18)], [1, mix(clay, p.ink, 0.3)]),
      ) +
      path('M-55 -50Q0 -38 55 -50L56 -36Q0 -24 -56 -36Z', '#2CA58D') +
      line(
        steps(7, -42, 42)
          .map((dx) => `M${dx} -46l6 8l6 -8`)
          .join(''),
        p.cloth,
        3,
      ) +
      line('M28 -112Q76 -106 50 -70', mix(clay, p.ink, 0.2), 9) +
      ellipse(0, -128, 24, 6, mix(clay, p.ink, 0.4)),
  )
}
