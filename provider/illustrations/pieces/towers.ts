import { fade, mix, type Point, path, polygon, rect, smooth, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { rosette } from './leaves.ts'
import { palm } from './palms.ts'

export type TowerOptions = {
  readonly width: number
  readonly floors: number
  readonly floorHeight?: number
  /** Width of the shaded side wall, 0 for none. */
  readonly side?: number
  /** How far the balconies bulge towards the viewer at the middle. */
  readonly bow?: number
  readonly bays?: number
  /** Wall colour; the light's wall when left out. */
  readonly wall?: string
  /** 0 near to 1 far: fades the tower into the haze. */
  readonly haze?: number
}

/** Hotel tower with balconies, standing on `ground`, its front from `x` rightwards. */
export function tower(stage: Stage, x: number, ground: number, options: TowerOptions): string {
  const p = stage.palette
  const { width, floors, floorHeight = 26, side = width * 0.16, bow = 0, haze = 0 } = options
  const veil = (colour: string) => mix(colour, p.skyLow, haze * 0.7)
  const wall = veil(options.wall ?? p.wall)
  const shade = veil(p.wallShade)
  const recess = veil(mix(p.glass, p.ink, p.name === 'night' ? 0.35 : 0.18))
  const bays = options.bays ?? Math.max(3, Math.round(width / 30))
  const height = floors * floorHeight
  const top = ground - height
  const bay = width / bays
  const front = stage.across([0, wall], [0.6, wall], [1, mix(wall, shade, 0.75)])
  const dark = veil(mix(p.wallShade, p.ink, 0.22))

  let drawn = polygon(
    [
      [x + width, top],
      [x + width + side, top + floorHeight * 0.7],
      [x + width + side, ground],
      [x + width, ground],
    ],
    shade,
  )
  for (let i = 0; i < floors; i++) {
    const y = top + i * floorHeight + floorHeight * 0.62
    drawn += polygon(
      [
        [x + width + side * 0.25, y],
        [x + width + side * 0.75, y + 4],
        [x + width + side * 0.75, y + floorHeight * 0.34],
        [x + width + side * 0.25, y + floorHeight * 0.3],
      ],
      stage.chance(p.lamps * 0.6) ? veil(p.lit) : dark,
    )
  }
  const bulge = (y: number, h: number, fill: string, over = 0) =>
    path(
      `M${x - over} ${y}Q${x + width / 2} ${y + bow * 2} ${x + width + over} ${y}v${h}Q${x + width / 2} ${y + h + bow * 2} ${x - over} ${y + h}Z`,
      fill,
    )
  drawn += bulge(top, height, recess)
  for (let i = 0; i < floors; i++) {
    const y = top + i * floorHeight
    for (let b = 0; b < bays; b++) {
      const sag = bow * 4 * ((b + 0.5) / bays) * (1 - (b + 0.5) / bays)
      if (stage.chance(p.lamps)) {
        drawn += rect(
          x + b * bay + bay * 0.14,
          y + sag + 3,
          bay * 0.72,
          floorHeight * 0.66,
          veil(p.lit),
        )
      } else if (stage.chance(0.4)) {
        drawn += fade(
          0.5,
          rect(x + b * bay + bay * 0.12, y + sag + 3, bay * 0.36, floorHeight * 0.66, veil(p.lit)),
        )
      }
    }
  }
  for (const b of steps(bays + 1, 0, bays)) {
    const sag = bow * 4 * (b / bays) * (1 - b / bays)
    const w = Math.max(2.5, bay * 0.12)
    drawn += rect(x + b * bay - w / 2, top + sag, w, height, front)
  }
  for (let i = 1; i <= floors; i++) {
    const y = top + i * floorHeight
    drawn += bulge(y - floorHeight * 0.4, floorHeight * 0.4, front, 2)
    drawn += fade(0.35, bulge(y, floorHeight * 0.12, dark, 0))
  }
  drawn += bulge(top - floorHeight * 0.55, floorHeight * 0.75, front, 4)
  const hut = width * 0.4
  return (
    rect(x + width * 0.32, top - floorHeight * 1.5, hut, floorHeight * 1.3, shade) +
    rect(x + width * 0.32, top - floorHeight * 1.5, hut * 0.7, floorHeight * 1.3, wall) +
    drawn
  )
}

/** Resort built like a stepped pyramid, each floor set back, with planted terraces. */
export function steppedResort(
  stage: Stage,
  x: number,
  ground: number,
  width: number,
  floors: number,
  floorHeight = 44,
): string {
  const p = stage.palette
  const recess = mix(p.glass, p.ink, 0.25)
  let drawn = ''
  for (let i = 0; i < floors; i++) {
    const inset = (i * width) / (floors * 2.5)
    const w = width - inset * 2
    const left = x + inset
    const y = ground - (i + 1) * floorHeight
    const front = stage.across([0, p.wall], [0.55, p.wall], [1, p.wallShade])
    drawn += rect(left, y, w, floorHeight, front)
    const bays = Math.max(3, Math.floor(w / 52))
    const bay = w / bays
    for (let b = 0; b < bays; b++) {
      const fill = stage.chance(p.lamps) ? p.lit : recess
      drawn += rect(
        left + b * bay + bay * 0.14,
        y + floorHeight * 0.2,
        bay * 0.72,
        floorHeight * 0.6,
        fill,
        3,
      )
    }
    drawn +=
      rect(left - 8, y - 7, w + 16, 11, p.wall, 3) + fade(0.25, rect(left, y + 4, w, 6, p.ink))
    if (i < floors) {
      for (const at of [0.1, 0.22, 0.8, 0.93]) {
        drawn += rosette(
          stage,
          left + w * at + stage.between(-10, 10),
          y - 5,
          stage.between(20, 30),
        )
      }
    }
  }
  return drawn
}

/** The strip of beach under a row of towers, narrowing away from `from` to a point at `to`. */
function spit(stage: Stage, from: Point, to: Point): string {
  const p = stage.palette
  const width = 50
  const edge = (reach: number): Point[] =>
    steps(9, 1, 0).map((share) => {
      const size = 1 - share * 0.9
      const along = share ** 0.75
      // Shallows and foam close up towards the near end, where the main beach begins.
      const out = (width + (reach - width) * Math.min(1, share * 4)) * size
      return [
        from[0] + (to[0] - from[0]) * along - out - 10,
        from[1] + (to[1] - from[1]) * along + out * 0.5 + 3,
      ]
    })
  const [x, y] = from
  const layer = (reach: number, fill: string, opacity = 1) =>
    path(
      `${smooth(edge(reach))}L${x + 500} ${y - 40}L${to[0] + 30} ${to[1] - 4}Z`,
      fill,
      `opacity="${opacity}"`,
    )
  return (
    layer(150, p.shallow, 0.3) +
    layer(104, p.shallow, 0.6) +
    layer(74, p.foam, 0.9) +
    layer(62, p.wetSand) +
    layer(width, p.sand) +
    path(`M${x - 62} ${y + 27}L${x + 40} ${y + 130}H${x + 500}V${y - 60}Z`, p.sand)
  )
}

/** A row of towers along the beach from near (`from`) to far (`to`), fading towards its end; `beach` lays sand under it. */
export function skyline(
  stage: Stage,
  from: Point,
  to: Point,
  count: number,
  nearHeight: number,
  beach = false,
): string {
  let drawn = beach ? spit(stage, from, to) : ''
  for (const share of steps(count, 1, 0)) {
    const x = from[0] + (to[0] - from[0]) * share ** 0.75
    const y = from[1] + (to[1] - from[1]) * share ** 0.75
    const size = 1 - share * 0.78
    const height = nearHeight * size * stage.between(0.55, 1.1)
    const floorHeight = Math.max(9, 26 * size)
    const width = stage.between(0.35, 0.75) * nearHeight * size * 0.6
    drawn += tower(stage, x, y, {
      width,
      floors: Math.max(3, Math.round(height / floorHeight)),
      floorHeight,
      bays: Math.max(3, Math.round(width / (30 * size + 6))),
      haze: share * 0.75,
      bow: stage.chance(0.35) ? 10 * size : 0,
    })
    if (stage.chance(0.8)) drawn += palm(stage, x - 14 * size, y + 6, 120 * size + 14)
  }
  return drawn
}
