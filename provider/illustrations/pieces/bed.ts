import { ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { indoors } from './interior.ts'

export type BedOptions = {
  readonly accent: string
  readonly headboard?: string
  readonly canopy?: 'posts' | 'net'
  readonly single?: boolean
}

/** Bed seen from its foot; `x` its middle, `back` the height where the mattress meets the headboard. */
export function bed(
  stage: Stage,
  x: number,
  back: number,
  width: number,
  options: BedOptions,
): string {
  const p = stage.palette
  const linen = indoors(stage, '#FFFDF8')
  const shade = mix(linen, p.ink, 0.12)
  const accent = indoors(stage, options.accent)
  const head = indoors(stage, options.headboard ?? '#B98A5E')
  const half = width / 2
  const far = half * 0.84
  const front = back + width * 0.4
  const foot = front + width * 0.15
  const edge = (t: number) => far + (half - far) * t
  const at = (t: number) => back + (front - back) * t
  const band = (t0: number, t1: number, fill: string) =>
    polygon(
      [
        [x - edge(t0), at(t0)],
        [x + edge(t0), at(t0)],
        [x + edge(t1), at(t1)],
        [x - edge(t1), at(t1)],
      ],
      fill,
    )
  const pillow = (dx: number, dy: number, w: number, h: number, fill: string) =>
    path(
      `M${x + dx - w / 2} ${back + dy}Q${x + dx} ${back + dy + 10} ${x + dx + w / 2} ${back + dy}Q${x + dx + w / 2 + 8} ${back + dy - h / 2} ${x + dx + w / 2 - 4} ${back + dy - h}Q${x + dx} ${back + dy - h - 9} ${x + dx - w / 2 + 4} ${back + dy - h}Q${x + dx - w / 2 - 8} ${back + dy - h / 2} ${x + dx - w / 2} ${back + dy}Z`,
      fill,
    )
  const pillows = options.single
    ? pillow(0, 4, width * 0.6, width * 0.24, shade) +
      pillow(0, 24, width * 0.42, width * 0.17, accent)
    : pillow(-far * 0.48, 2, width * 0.36, width * 0.19, shade) +
      pillow(far * 0.48, 2, width * 0.36, width * 0.19, shade) +
      pillow(-far * 0.46, 22, width * 0.33, width * 0.15, linen) +
      pillow(far * 0.46, 22, width * 0.33, width * 0.15, linen) +
      pillow(0, 38, width * 0.26, width * 0.13, accent)
  const posts = options.canopy
    ? [-1, 1]
        .map((s) => rect(x + s * far - 7, back - width * 0.72, 14, width * 0.8, head))
        .join('') + rect(x - far - 7, back - width * 0.74, far * 2 + 14, 14, head)
    : ''
  const fronts = options.canopy
    ? [-1, 1]
        .map((s) =>
          rect(x + s * half - 9, back - width * 0.86, 18, foot - back + width * 0.9, head),
        )
        .join('') +
      rect(x - half - 9, back - width * 0.88, width + 18, 16, head) +
      [-1, 1]
        .map((s) =>
          polygon(
            [
              [x + s * far, back - width * 0.74],
              [x + s * half, back - width * 0.88],
              [x + s * half, back - width * 0.86],
              [x + s * far, back - width * 0.72],
            ],
            head,
          ),
        )
        .join('')
    : ''
  const veil =
    options.canopy === 'net' || options.canopy === 'posts'
      ? [-1, 1]
          .map((s) =>
            path(
              `M${x + s * (half + 6)} ${back - width * 0.86}Q${x + s * half * 0.6} ${back - width * 0.3} ${x + s * half * 0.92} ${foot - 6}H${x + s * (half + 10)}Z`,
              linen,
              'opacity=".72"',
            ),
          )
          .join('') +
        path(
          `M${x - half} ${back - width * 0.87}Q${x} ${back - width * 0.68} ${x + half} ${back - width * 0.87}Z`,
          linen,
          'opacity=".8"',
        )
      : ''
  return (
    fade(0.2, ellipse(x + 10, foot + 8, half * 1.14, width * 0.05, p.ink)) +
    rect(x - far * 1.12, back - width * 0.34, far * 2.24, width * 0.36, head, 18) +
    line(
      steps(5, -0.8, 0.8)
        .map((s) => `M${x + s * far * 1.1} ${back - width * 0.33}v${width * 0.3}`)
        .join(''),
      mix(head, p.ink, 0.2),
      3,
      'opacity=".6"',
    ) +
    posts +
    band(0, 1, stage.down([0, shade], [0.3, linen], [1, linen])) +
    band(0.56, 0.86, accent) +
    line(
      `M${x - edge(0.62)} ${at(0.62)}H${x + edge(0.62)}M${x - edge(0.8)} ${at(0.8)}H${x + edge(0.8)}`,
      mix(accent, p.cloth, 0.6),
      5,
    ) +
    polygon(
      [
        [x - half, front],
        [x + half, front],
        [x + half - 4, foot],
        [x - half + 4, foot],
      ],
      shade,
    ) +
    polygon(
      [
        [x - half, front],
        [x + half, front],
        [x + half, front + width * 0.05],
        [x - half, front + width * 0.05],
      ],
      linen,
    ) +
    rect(x - half + 16, foot - 4, 18, 22, head) +
    rect(x + half - 34, foot - 4, 18, 22, head) +
    pillows +
    fronts +
    veil
  )
}
