import { at, circle, ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Marigold flower head. */
export function marigold(stage: Stage, x: number, y: number, r: number): string {
  const tone = stage.pick(['#F39A1E', '#F7B22C', '#EC7F1B'])
  return (
    circle(x, y, r, mix(tone, '#7A2E0E', 0.25)) +
    steps(8, 0, 315)
      .map((a) =>
        circle(
          x + Math.cos((a * Math.PI) / 180) * r * 0.62,
          y + Math.sin((a * Math.PI) / 180) * r * 0.62,
          r * 0.46,
          tone,
        ),
      )
      .join('') +
    circle(x, y, r * 0.5, mix(tone, '#FFF1B8', 0.4))
  )
}

/** Lit candle with its glow. */
export function candle(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  colour = stage.palette.cloth,
): string {
  const p = stage.palette
  const w = height * 0.26
  return (
    circle(
      x,
      y - height - 12,
      height * 0.95,
      stage.radial([0, '#FFD98A', 0.6], [1, '#FFD98A', 0]),
    ) +
    rect(
      x - w / 2,
      y - height,
      w,
      height,
      stage.across([0, colour], [1, mix(colour, p.coral, 0.25)]),
      4,
    ) +
    path(
      `M${x - w * 0.26} ${y - height - 2}Q${x - w * 0.34} ${y - height - w * 0.7} ${x} ${y - height - w * 1.3}Q${x + w * 0.34} ${y - height - w * 0.7} ${x + w * 0.26} ${y - height - 2}Z`,
      '#FFC145',
    ) +
    ellipse(x, y - height - w * 0.3, w * 0.12, w * 0.3, '#FFF6DC')
  )
}

/** Painted sugar skull. */
export function sugarSkull(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  accent: string,
): string {
  const p = stage.palette
  const petal = (cx: number, cy: number) =>
    steps(6, 0, 300)
      .map((a) =>
        circle(
          cx + Math.cos((a * Math.PI) / 180) * 15,
          cy + Math.sin((a * Math.PI) / 180) * 15,
          8,
          accent,
        ),
      )
      .join('') + circle(cx, cy, 15, '#20303A')
  return at(
    x,
    y,
    scale,
    fade(0.25, ellipse(0, 2, 56, 9, p.ink)) +
      path(
        'M-58 -70Q-60 -128 0 -130T58 -70Q58 -44 38 -34V-8Q38 0 28 0H-28Q-38 0 -38 -8V-34Q-58 -44 -58 -70Z',
        '#FFF9EF',
      ) +
      petal(-25, -66) +
      petal(25, -66) +
      path('M-8 -38L0 -52L8 -38Z', '#20303A') +
      line('M-26 -14H26M-16 -22V-6M-4 -22V-6M8 -22V-6M20 -22V-6', '#20303A', 3.5) +
      path('M0 -122Q10 -110 0 -98Q-10 -110 0 -122Z', '#2CA58D') +
      circle(-18, -108, 5, p.coral) +
      circle(18, -108, 5, p.coral) +
      circle(-46, -46, 5, '#F7B22C') +
      circle(46, -46, 5, '#F7B22C'),
  )
}
