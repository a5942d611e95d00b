import { circle, fade, line, mix, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** House colours of Mérida and Valladolid. */
export const houseColours = [
  '#F2B95C',
  '#E98B6D',
  '#7FC4B8',
  '#F3D9A4',
  '#E7A6A0',
  '#8DB7D4',
  '#F6E8D0',
  '#D9795F',
] as const

function tint(stage: Stage, colour: string): string {
  const p = stage.palette
  const share = { noon: 0.04, dawn: 0.14, dusk: 0.24, night: 0.5 }[p.name]
  return mix(colour, p.wallShade, share)
}

/** Tall colonial window or door with white surround; `grille` adds bars, `balcony` a railing. */
function opening(
  stage: Stage,
  x: number,
  base: number,
  w: number,
  h: number,
  kind: 'door' | 'grille' | 'balcony',
  shutter: string,
): string {
  const p = stage.palette
  const trim = mix(p.wall, p.wallShade, 0.12)
  const lit = stage.chance(p.lamps)
  const inner = kind === 'door' ? shutter : lit ? p.lit : mix(p.glass, p.ink, 0.5)
  const glow =
    lit && p.lamps > 0.3
      ? circle(x, base - h * 0.5, h * 0.75, stage.radial([0, p.lit, 0.35], [1, p.lit, 0]))
      : ''
  const frame =
    rect(x - w * 0.68, base - h * 1.1, w * 1.36, h * 1.1, trim, 3) +
    rect(x - w * 0.8, base - h * 1.15, w * 1.6, h * 0.07, trim, 2)
  const panel = rect(x - w / 2, base - h, w, h, inner, 2)
  const leafs =
    kind === 'door'
      ? line(`M${x} ${base - h}V${base}`, mix(shutter, p.ink, 0.4), 3) +
        rect(x - w * 0.4, base - h * 0.9, w * 0.3, h * 0.36, mix(shutter, p.ink, 0.2), 2) +
        rect(x + w * 0.1, base - h * 0.9, w * 0.3, h * 0.36, mix(shutter, p.ink, 0.2), 2)
      : ''
  const shutters =
    kind === 'balcony'
      ? rect(x - w * 0.5, base - h, w * 0.24, h, shutter) +
        rect(x + w * 0.26, base - h, w * 0.24, h, shutter)
      : ''
  const bars =
    kind === 'grille'
      ? line(
          `${steps(5, -0.4, 0.4)
            .map((s) => `M${x + s * w} ${base - h}V${base}`)
            .join('')}M${x - w / 2} ${base - h * 0.5}h${w}`,
          p.ink,
          2.4,
        )
      : ''
  const rail =
    kind === 'balcony'
      ? rect(x - w, base, w * 2, 8, trim, 2) +
        line(
          `${steps(11, -0.92, 0.92)
            .map((s) => `M${x + s * w} ${base}v${-h * 0.34}`)
            .join('')}M${x - w} ${base - h * 0.34}h${w * 2}`,
          p.ink,
          2.6,
        )
      : ''
  return glow + frame + panel + leafs + shutters + bars + rail
}

export type FacadeOptions = {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly storeys?: 1 | 2
  readonly bays?: number
  readonly shutter?: string
}

/** Colonial house front with its left edge at `x`. */
export function facade(stage: Stage, x: number, ground: number, options: FacadeOptions): string {
  const p = stage.palette
  const { width, height, bays = 3, storeys = 1 } = options
  const colour = tint(stage, options.colour)
  const shutter = tint(stage, options.shutter ?? '#2F6F73')
  const top = ground - height
  const trim = mix(p.wall, p.wallShade, 0.15)
  const storey = height / storeys
  const w = Math.min(64, (width / bays) * 0.36)
  let openings = ''
  for (let s = 0; s < storeys; s++) {
    for (let b = 0; b < bays; b++) {
      const cx = x + (width / bays) * (b + 0.5)
      const base = ground - s * storey - (s === 0 ? height * 0.03 : storey * 0.1)
      const kind = s > 0 ? 'balcony' : b === Math.floor(bays / 2) ? 'door' : 'grille'
      const h = Math.min(storey * (kind === 'door' ? 0.68 : 0.56), w * 2.5)
      openings += opening(
        stage,
        cx,
        kind === 'grille' ? base - storey * 0.08 : base,
        w,
        h,
        kind,
        shutter,
      )
    }
  }
  const plaster = stage.down([0, mix(colour, p.cloth, 0.14)], [1, mix(colour, p.wallShade, 0.18)])
  return (
    rect(x, top, width, height, plaster) +
    rect(x, ground - height * 0.07, width, height * 0.07, mix(colour, p.ink, 0.28)) +
    rect(x - 4, top - 10, width + 8, 18, trim, 2) +
    fade(0.18, rect(x, top + 8, width, 9, p.ink)) +
    steps(Math.round(width / 46), 0.03, 0.97)
      .map((s) => rect(x + s * width - 6, top - 26, 12, 18, trim, 3))
      .join('') +
    (storeys > 1 ? rect(x, ground - storey - 5, width, 9, trim) : '') +
    openings +
    rect(x, top, 5, height, mix(colour, p.ink, 0.12)) +
    rect(x + width - 7, top, 7, height, mix(colour, p.ink, 0.16))
  )
}

/** A row of house fronts from `x` to `right`. */
export function row(
  stage: Stage,
  x: number,
  right: number,
  ground: number,
  height: number,
): string {
  let drawn = ''
  let last = ''
  for (let left = x; left < right; ) {
    const width = Math.min(right - left, stage.between(190, 330))
    const colour = stage.pick(houseColours.filter((c) => c !== last))
    last = colour
    drawn += facade(stage, left, ground, {
      width,
      height: height * stage.between(0.82, 1.12),
      colour,
      storeys: stage.chance(0.4) ? 2 : 1,
      bays: width > 250 ? 3 : 2,
      shutter: stage.pick(['#2F6F73', '#7A4A33', '#3C5D8A', '#2E7B57']),
    })
    left += width
  }
  return drawn
}
