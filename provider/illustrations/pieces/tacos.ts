import { at, circle, ellipse, fade, mix, path } from '../shapes.ts'
import type { Stage } from '../stage.ts'

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
