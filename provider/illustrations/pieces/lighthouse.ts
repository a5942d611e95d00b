import { at, circle, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Lighthouse; `lean` in degrees. */
export function lighthouse(
  stage: Stage,
  x: number,
  ground: number,
  height: number,
  lean = 0,
  band = stage.palette.coral,
): string {
  const p = stage.palette
  const w = height * 0.17
  const white = stage.across([0, p.wall], [0.55, p.wall], [1, p.wallShade])
  const at2 = (t: number) => w * (1 - t * 0.42)
  const bandAt = (t: number, h: number) =>
    polygon(
      [
        [-at2(t), -height * t],
        [at2(t), -height * t],
        [at2(t + h), -height * (t + h)],
        [-at2(t + h), -height * (t + h)],
      ],
      stage.across([0, band], [0.6, band], [1, mix(band, p.ink, 0.35)]),
    )
  const lamp =
    p.lamps > 0.1
      ? circle(0, -height * 0.94, height * 0.4, stage.radial([0, p.lit, 0.8], [1, p.lit, 0]))
      : ''
  return at(
    x,
    ground,
    1,
    polygon(
      [
        [-w, 8],
        [w, 8],
        [at2(0.86), -height * 0.86],
        [-at2(0.86), -height * 0.86],
      ],
      white,
    ) +
      bandAt(0.2, 0.16) +
      bandAt(0.52, 0.16) +
      rect(-w * 0.16, -height * 0.46, w * 0.32, height * 0.08, mix(p.glass, p.ink, 0.5), 6) +
      rect(-w * 0.16, -height * 0.78, w * 0.32, height * 0.07, mix(p.glass, p.ink, 0.5), 6) +
      rect(
        -w * 0.22,
        -height * 0.13,
        w * 0.44,
        height * 0.13 + 6,
        mix(p.woodShade, p.ink, 0.2),
        8,
      ) +
      rect(-w * 0.82, -height * 0.875, w * 1.64, height * 0.024, p.ink, 3) +
      line(
        `${steps(7, -0.76, 0.76)
          .map((s) => `M${s * w} ${-height * 0.875}v${-height * 0.045}`)
          .join('')}M${-w * 0.78} ${-height * 0.918}H${w * 0.78}`,
        p.ink,
        3,
      ) +
      lamp +
      rect(
        -w * 0.36,
        -height * 0.985,
        w * 0.72,
        height * 0.11,
        p.lamps > 0.1 ? p.lit : mix(p.glass, p.cloth, 0.4),
      ) +
      line(
        `M0 ${-height * 0.985}v${height * 0.11}M${-w * 0.36} ${-height * 0.985}v${height * 0.11}M${w * 0.36} ${-height * 0.985}v${height * 0.11}`,
        p.ink,
        3,
      ) +
      path(
        `M${-w * 0.48} ${-height * 0.98}Q0 ${-height * 1.1} ${w * 0.48} ${-height * 0.98}Z`,
        band,
      ) +
      circle(0, -height * 1.055, 4.5, p.ink),
    { turn: lean },
  )
}
