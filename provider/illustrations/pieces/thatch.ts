import {
  circle,
  ellipse,
  fade,
  line,
  mix,
  type Point,
  path,
  polygon,
  rect,
  smooth,
  steps,
} from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Palm-thatch roof with a shaggy edge; `x` is its middle, `y` the height of the eaves. */
export function thatchRoof(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  ridge = 0.08,
): string {
  const p = stage.palette
  const half = width / 2
  const top = half * ridge
  const straw = stage.across([0, mix(p.thatch, p.gold, 0.2)], [0.5, p.thatch], [1, p.thatchShade])
  const edge: Point[] = []
  const teeth = Math.max(9, Math.round(width / 16))
  for (const s of steps(teeth * 2 + 1, 1, -1)) {
    const sag = (1 - s * s) * height * 0.07
    edge.push([x + s * half, y + sag + stage.between(-1, 1) * height * 0.035])
  }
  const outline = `M${x - top} ${y - height}L${x + top} ${y - height}Q${x + half * 0.55} ${y - height * 0.42} ${x + half} ${y}${edge.map(([ex, ey]) => `L${ex.toFixed(1)} ${ey.toFixed(1)}`).join('')}Q${x - half * 0.55} ${y - height * 0.42} ${x - top} ${y - height}Z`
  let strands = ''
  for (let i = 0; i < teeth * 2; i++) {
    const s = stage.between(-0.92, 0.92)
    const from = stage.between(0.1, 0.7)
    const to = Math.min(1, from + stage.between(0.15, 0.35))
    const px = (t: number) => x + s * (top + (half - top) * t ** 1.25)
    strands += `M${px(from).toFixed(1)} ${(y - height * (1 - from)).toFixed(1)}L${px(to).toFixed(1)} ${(y - height * (1 - to)).toFixed(1)}`
  }
  const band = (t: number) => {
    const w = top + (half - top) * t ** 1.25
    return `M${x - w} ${y - height * (1 - t)}Q${x} ${y - height * (1 - t) + height * 0.1} ${x + w} ${y - height * (1 - t)}`
  }
  return (
    path(outline, straw) +
    line(strands, p.thatchShade, Math.max(1.4, width / 190), 'opacity=".5"') +
    line(band(0.42) + band(0.72), p.thatchShade, Math.max(1.6, height / 60), 'opacity=".45"') +
    rect(x - top - 5, y - height - height * 0.05, top * 2 + 10, height * 0.09, p.thatchShade, 5)
  )
}

/** Open palapa: posts, shade inside, thatch on top. `width` is the roof's. */
export function palapa(
  stage: Stage,
  x: number,
  ground: number,
  width: number,
  height: number,
  bar = false,
): string {
  const p = stage.palette
  const eaves = ground - height * 0.48
  const posts = steps(4, -0.4, 0.4).map((s) =>
    rect(x + s * width - width * 0.012, eaves - 6, width * 0.024, ground - eaves + 6, p.woodShade),
  )
  const counter = bar
    ? rect(x - width * 0.34, ground - height * 0.2, width * 0.68, height * 0.2, p.wood, 4) +
      rect(
        x - width * 0.37,
        ground - height * 0.225,
        width * 0.74,
        height * 0.035,
        mix(p.wood, p.gold, 0.3),
        4,
      ) +
      steps(4, -0.26, 0.26)
        .map(
          (s) =>
            rect(x + s * width, ground - height * 0.12, 5, height * 0.12, p.woodShade) +
            ellipse(x + s * width + 2, ground - height * 0.125, 13, 4, p.coral),
        )
        .join('')
    : ''
  const glow =
    p.lamps > 0.3
      ? ellipse(
          x,
          eaves + 12,
          width * 0.4,
          height * 0.2,
          stage.radial([0, p.lit, 0.85], [1, p.lit, 0]),
        )
      : ''
  return (
    fade(0.22, ellipse(x + width * 0.06, ground + 2, width * 0.5, height * 0.05, p.ink)) +
    fade(0.5, rect(x - width * 0.38, eaves - 4, width * 0.76, height * 0.2, p.ink, 6)) +
    glow +
    posts.join('') +
    counter +
    thatchRoof(stage, x, eaves, width, height * 0.55)
  )
}

export type CabanaOptions = {
  /** Height of stilts above `ground`, 0 to stand on it. */
  readonly stilts?: number
  readonly wall?: string
}

/** Thatched cabin with a veranda, steps and a hanging lantern. */
export function cabana(
  stage: Stage,
  x: number,
  ground: number,
  width: number,
  options: CabanaOptions = {},
): string {
  const p = stage.palette
  const stilts = options.stilts ?? 0
  const floor = ground - stilts
  const tall = width * 0.34
  const wall = options.wall ?? p.wall
  const plaster = stage.across([0, wall], [1, mix(wall, p.wallShade, 0.7)])
  const left = x - width * 0.36
  const open = p.lamps > 0.1 ? p.lit : mix(p.glass, p.ink, 0.35)
  const legs = stilts
    ? steps(4, -0.4, 0.4)
        .map((s) => rect(x + s * width - 4, floor, 8, stilts + 8, p.woodShade))
        .join('') + fade(0.3, ellipse(x, ground + 8, width * 0.5, 9, p.ink))
    : fade(0.2, ellipse(x + width * 0.05, ground + 3, width * 0.52, 10, p.ink))
  const lantern =
    p.lamps > 0.1
      ? circle(x, floor - tall * 0.66, width * 0.34, stage.radial([0, p.lit, 0.55], [1, p.lit, 0]))
      : ''
  return (
    legs +
    rect(left, floor - tall, width * 0.72, tall, plaster) +
    rect(left + width * 0.09, floor - tall * 0.72, width * 0.17, tall * 0.44, open, 3) +
    rect(x + width * 0.12, floor - tall * 0.72, width * 0.17, tall * 0.44, open, 3) +
    rect(x - width * 0.08, floor - tall * 0.82, width * 0.16, tall * 0.82, open) +
    line(`M${x} ${floor - tall * 0.82}V${floor}`, p.woodShade, 2.5) +
    rect(x - width * 0.45, floor - 3, width * 0.9, 11, p.wood, 3) +
    steps(2, -0.43, 0.43)
      .map((s) => rect(x + s * width - 4, floor - tall - 6, 8, tall + 6, p.wood))
      .join('') +
    line(
      `M${x - width * 0.43} ${floor - tall * 0.3}H${x - width * 0.1}M${x + width * 0.1} ${floor - tall * 0.3}H${x + width * 0.43}`,
      p.wood,
      4,
    ) +
    lantern +
    thatchRoof(stage, x, floor - tall * 0.9, width * 1.18, width * 0.44, 0.22)
  )
}

/** Wooden jetty running from the near right or left out onto the water, on posts. */
export function jetty(
  stage: Stage,
  near: Point,
  far: Point,
  nearWidth: number,
  farWidth: number,
): string {
  const p = stage.palette
  const deck: Point[] = [
    [near[0] - nearWidth / 2, near[1]],
    [far[0] - farWidth / 2, far[1]],
    [far[0] + farWidth / 2, far[1]],
    [near[0] + nearWidth / 2, near[1]],
  ]
  let planks = ''
  let posts = ''
  for (const t of steps(26, 0, 1)) {
    const s = 1 - (1 - t) ** 2.2
    const y = near[1] + (far[1] - near[1]) * s
    const x = near[0] + (far[0] - near[0]) * s
    const w = nearWidth + (farWidth - nearWidth) * s
    planks += `M${(x - w / 2).toFixed(1)} ${y.toFixed(1)}h${w.toFixed(1)}`
    if (Math.round(t * 25) % 5 === 0) {
      const h = w * 0.3
      posts += rect(x - w / 2 - w * 0.03, y - h * 0.55, w * 0.06, h * 1.6, p.woodShade, 2)
      posts += rect(x + w / 2 - w * 0.03, y - h * 0.55, w * 0.06, h * 1.6, p.woodShade, 2)
    }
  }
  const timber = stage.down([0, p.woodShade], [0.25, p.wood], [1, mix(p.wood, p.sand, 0.25)])
  return (
    fade(0.25, path(`${smooth(deck.map(([x, y]): Point => [x + 14, y + 16]))}Z`, p.ink)) +
    posts +
    polygon(deck, timber) +
    line(planks, p.woodShade, 2, 'opacity=".5"')
  )
}
