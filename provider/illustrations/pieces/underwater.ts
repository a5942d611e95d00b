import { circle, fade, line, mix, type Point, path, rect, smooth, steps } from '../shapes.ts'
import { type Stage, sheet } from '../stage.ts'

/** Water seen from below the surface, with light falling in; `surface` is the height of the waterline, 0 for none. */
export function depths(stage: Stage, surface = 0): string {
  const p = stage.palette
  const water = stage.down(
    [0, mix(p.seaNear, p.shallow, 0.5)],
    [0.3, p.seaNear],
    [0.68, p.seaMid],
    [1, mix(p.seaFar, p.ink, 0.25)],
  )
  return rect(0, surface, sheet.width, sheet.height - surface, water) + rays(stage, surface)
}

/** Shafts of light spreading down from the surface. */
export function rays(stage: Stage, top: number, centre = 760, strength = 0.2): string {
  const p = stage.palette
  const light = stage.down([0, p.foam, strength], [0.6, p.foam, strength * 0.4], [1, p.foam, 0])
  let drawn = ''
  for (const s of steps(8, -1, 1)) {
    const x = centre + s * 620 + stage.between(-40, 40)
    const w = stage.between(26, 95)
    const drift = s * 260
    drawn += path(
      `M${x} ${top}h${w}L${x + drift + w * 2.3} ${top + 880}H${x + drift - w * 0.6}Z`,
      light,
    )
  }
  return drawn
}

/** The bright underside of the surface, as a rippled band along the top. */
export function surfaceBand(stage: Stage, y = 46): string {
  const p = stage.palette
  const wave = (shift: number) =>
    smooth(steps(15, -60, 1660).map((x): Point => [x, y + shift + stage.between(-12, 12)]))
  return (
    path(`${wave(26)}L1660 -10L-60 -10Z`, p.shallow, 'opacity=".5"') +
    path(`${wave(0)}L1660 -10L-60 -10Z`, p.foam, 'opacity=".55"') +
    line(wave(44), p.foam, 3, 'opacity=".35"')
  )
}

/** Half in the air, half under water: the waterline with its bright lip. */
export function waterline(stage: Stage, y: number): string {
  const p = stage.palette
  const points = steps(11, -60, 1660).map((x): Point => [x, y + stage.between(-11, 11)])
  const lip = smooth(points)
  return (
    fade(0.55, path(`${lip}L1660 ${y + 34}Q800 ${y + 52} -60 ${y + 34}Z`, p.foam)) +
    line(lip, p.foam, 7)
  )
}

/** Bubbles rising from a point, growing on their way up. */
export function bubbles(stage: Stage, x: number, y: number, height: number, count = 12): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const rise = stage.between(0, 1)
    drawn += circle(
      x + stage.between(-18, 18) * (1 + rise),
      y - rise * height,
      3 + rise * stage.between(2, 9),
      'none',
      `stroke="${stage.palette.foam}" stroke-width="2.4" opacity="${(0.85 - rise * 0.4).toFixed(2)}"`,
    )
  }
  return drawn
}
