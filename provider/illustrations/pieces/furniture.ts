import { circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { indoors } from './interior.ts'
import { leaf, rosette } from './leaves.ts'

/** Potted plant: `tall` gives big split leaves on stems. */
export function pottedPlant(
  stage: Stage,
  x: number,
  floor: number,
  size: number,
  tall = true,
): string {
  const p = stage.palette
  const clay = indoors(stage, '#D9A77C')
  const pot =
    fade(0.2, ellipse(x + 6, floor, size * 0.3, 8, p.ink)) +
    path(
      `M${x - size * 0.25} ${floor - size * 0.4}H${x + size * 0.25}L${x + size * 0.18} ${floor}H${x - size * 0.18}Z`,
      stage.across([0, mix(clay, p.cloth, 0.2)], [1, mix(clay, p.ink, 0.25)]),
    )
  if (!tall) return rosette(stage, x, floor - size * 0.38, size * 0.62) + pot
  const blades = steps(7, -160, -20)
    .map((a) => {
      const r = (a * Math.PI) / 180
      const reach = size * stage.between(0.35, 0.7)
      const bx = x + Math.cos(r) * reach * 0.5
      const by = floor - size * 0.4 + Math.sin(r) * reach
      return (
        line(`M${x} ${floor - size * 0.38}Q${x} ${by} ${bx} ${by}`, p.leaf, 5) +
        leaf(
          bx,
          by,
          size * 0.5,
          a + stage.between(-12, 12),
          size * 0.2,
          stage.pick([p.leaf, p.leafDark, p.leafLight]),
          p.leafDark,
        )
      )
    })
    .join('')
  return blades + pot
}

/** Free-standing bathtub with tap and towel. */
export function bathtub(stage: Stage, x: number, floor: number, width: number): string {
  const p = stage.palette
  const white = indoors(stage, '#FFFFFF')
  const h = width * 0.34
  return (
    fade(0.22, ellipse(x, floor + 2, width * 0.46, 11, p.ink)) +
    path(
      `M${x - width / 2} ${floor - h}Q${x - width * 0.47} ${floor} ${x - width * 0.28} ${floor}H${x + width * 0.28}Q${x + width * 0.47} ${floor} ${x + width / 2} ${floor - h}Z`,
      stage.across([0, white], [1, mix(white, p.wallShade, 0.6)]),
    ) +
    ellipse(x, floor - h, width / 2, h * 0.17, white) +
    ellipse(x, floor - h, width * 0.46, h * 0.12, p.seaNear) +
    steps(6, -0.32, 0.32)
      .map((s) =>
        circle(
          x + s * width,
          floor - h - stage.between(2, 10),
          stage.between(7, 15),
          white,
          'opacity=".9"',
        ),
      )
      .join('') +
    line(
      `M${x + width * 0.42} ${floor - h}V${floor - h * 1.7}Q${x + width * 0.42} ${floor - h * 1.95} ${x + width * 0.3} ${floor - h * 1.9}`,
      indoors(stage, '#C9A24A'),
      9,
    ) +
    path(
      `M${x - width * 0.4} ${floor - h - 6}h${width * 0.16}v${h * 0.6}h${-width * 0.16}Z`,
      indoors(stage, p.coral),
    )
  )
}

/** Bunk beds with ladder, seen from the front. */
export function bunks(
  stage: Stage,
  x: number,
  floor: number,
  width: number,
  colours: readonly [string, string],
): string {
  const p = stage.palette
  const wood = indoors(stage, '#D9B083')
  const linen = indoors(stage, '#FFFDF8')
  const tier = (y: number, blanket: string) =>
    rect(x - width / 2, y, width, 26, wood, 6) +
    rect(x - width / 2 + 12, y - 40, width - 24, 44, linen, 14) +
    rect(x - width * 0.12, y - 44, width * 0.6, 50, indoors(stage, blanket), 14) +
    rect(x - width * 0.45, y - 62, width * 0.24, 40, mix(linen, p.ink, 0.07), 16)
  return (
    fade(0.2, ellipse(x, floor + 2, width * 0.54, 11, p.ink)) +
    tier(floor - 60, colours[0]) +
    tier(floor - 290, colours[1]) +
    rect(x - width / 2 + 14, floor - 360, width * 0.6, 12, wood, 4) +
    rect(x - width / 2 - 8, floor - 420, 20, 420, wood, 6) +
    rect(x + width / 2 - 12, floor - 420, 20, 420, wood, 6) +
    line(
      `M${x + width * 0.3} ${floor - 340}V${floor}M${x + width * 0.42} ${floor - 340}V${floor}` +
        steps(6, 40, 320)
          .map((dy) => `M${x + width * 0.3} ${floor - dy}H${x + width * 0.42}`)
          .join(''),
      wood,
      9,
    )
  )
}

/** Ceiling fan. */
export function fan(stage: Stage, x: number, y: number, size: number): string {
  const wood = indoors(stage, stage.palette.woodShade)
  return (
    line(`M${x} -10V${y}`, wood, 7) +
    [-1, 1]
      .map((s) =>
        polygon(
          [
            [x, y - 5],
            [x + s * size, y - 16],
            [x + s * size * 1.04, y + 6],
            [x, y + 5],
          ],
          wood,
        ),
      )
      .join('') +
    polygon(
      [
        [x - 6, y],
        [x + 6, y],
        [x + size * 0.4, y + 30],
        [x + size * 0.26, y + 36],
      ],
      wood,
    ) +
    polygon(
      [
        [x - 6, y],
        [x + 6, y],
        [x - size * 0.3, y + 30],
        [x - size * 0.42, y + 24],
      ],
      wood,
    ) +
    circle(x, y, 13, wood)
  )
}
