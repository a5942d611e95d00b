import { circle, fade, line, path, rect, steps } from '../shapes.ts'
import { type Stage, sheet } from '../stage.ts'

/** Sky from the top of the sheet down to the horizon, with stars at night. */
export function sky(stage: Stage, horizon: number): string {
  const p = stage.palette
  const air = stage.down([0, p.skyTop], [0.58, p.skyMid], [1, p.skyLow])
  return (
    rect(0, 0, sheet.width, horizon + 2, air) + (p.name === 'night' ? stars(stage, horizon) : '')
  )
}

/** Stars, sparse towards the horizon, with a few brighter ones. */
export function stars(stage: Stage, horizon: number, count = 130): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const height = stage.between(0, 1) ** 1.5
    const size = stage.chance(0.12) ? stage.between(2.6, 3.8) : stage.between(1, 2)
    drawn += circle(
      stage.between(0, sheet.width),
      height * horizon * 0.9,
      size,
      '#FFFFFF',
      `opacity="${(0.95 - height * 0.65).toFixed(2)}"`,
    )
  }
  return drawn
}

/** The Milky Way as a soft slanting band through `x`, with dust and a crowd of faint stars. */
export function milkyWay(stage: Stage, x: number, bottom = 520): string {
  const lean = bottom * 0.55
  const centre = (t: number) => x - lean / 2 + lean * t
  let haze = ''
  for (const t of steps(9, -0.05, 1)) {
    haze += `<ellipse cx="${centre(t)}" cy="${bottom * t}" rx="${stage.between(90, 150)}" ry="${stage.between(50, 80)}" fill="${stage.pick(['#9FD8DC', '#B9C6EE', '#DCC9EC'])}" opacity=".2" transform="rotate(58 ${centre(t)} ${bottom * t})"/>`
  }
  let dust = ''
  for (let i = 0; i < 170; i++) {
    const t = stage.between(0, 1)
    dust += circle(
      centre(t) + stage.between(-1, 1) * stage.between(0, 150),
      bottom * t,
      stage.between(0.8, 2),
      '#FFFFFF',
      `opacity="${stage.between(0.3, 0.9).toFixed(2)}"`,
    )
  }
  return `<g filter="${stage.blur(34)}">${haze}</g>${dust}`
}

/** Sun disc with its halo; at night the same call gives a moon. */
export function sun(stage: Stage, x: number, y: number, radius: number): string {
  const p = stage.palette
  const halo = stage.radial(
    [0, p.glow, 0.95],
    [0.25, p.glow, 0.5],
    [0.6, p.glow, 0.14],
    [1, p.glow, 0],
  )
  const disc = circle(x, y, radius, p.sun)
  const reach = p.name === 'night' ? 4 : 6.5
  if (p.name !== 'night') {
    return (
      circle(x, y, radius * reach, halo) + fade(0.35, circle(x, y, radius * 1.35, p.sun)) + disc
    )
  }
  const craters =
    circle(x - radius * 0.3, y - radius * 0.2, radius * 0.2, '#E8DDBE') +
    circle(x + radius * 0.25, y + radius * 0.3, radius * 0.27, '#E8DDBE') +
    circle(x + radius * 0.35, y - radius * 0.35, radius * 0.12, '#E8DDBE')
  return circle(x, y, radius * reach, halo) + disc + fade(0.7, craters)
}

/** A heap cloud with a flat, fading foot. */
export function cumulus(stage: Stage, x: number, y: number, width: number): string {
  const p = stage.palette
  const body = stage.down([0, p.cloud, 1], [0.55, p.cloud, 0.92], [1, p.cloudShade, 0])
  const count = Math.max(6, Math.round(width / 42))
  const peak = stage.between(0.35, 0.65)
  let d = ''
  for (const share of steps(count, 0, 1)) {
    const swell =
      Math.max(0.08, 1 - (Math.abs(share - peak) / 0.62) ** 1.5) * stage.between(0.62, 1.2)
    const r = (width / count) * (0.55 + swell * 0.85)
    const cx = x + share * width
    const cy = y - swell * width * 0.13
    d += `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(r * 2).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-r * 2).toFixed(1)} 0Z`
  }
  return path(d, body)
}

/** A poster cloud: long rounded bars stacked into a bank. */
export function streak(stage: Stage, x: number, y: number, width: number): string {
  const p = stage.palette
  const bar = (dx: number, dy: number, w: number, h: number, fill: string) =>
    rect(x + dx, y + dy, w, h, fill, h / 2)
  const h = Math.max(8, width * 0.042)
  const slide = stage.between(-0.05, 0.08) * width
  return fade(
    0.85,
    bar(width * 0.1, h * 0.95, width * 0.78, h * 0.8, p.cloudShade) +
      bar(width * 0.18 + slide, -h * 0.9, width * 0.44, h, p.cloud) +
      bar(0, 0, width, h, p.cloud) +
      bar(width * 0.34 - slide, h * 0.85, width * 0.5, h * 0.75, p.cloud),
  )
}

/** Small heaps and bars spread over the sky between two heights. */
export function clouds(stage: Stage, top: number, bottom: number, count = 5): string {
  let drawn = ''
  for (const share of steps(count, 0, 1)) {
    const x = -150 + share * 1650 + stage.between(-90, 90)
    const y = stage.between(top, bottom)
    const size = 170 + ((bottom - y) / (bottom - top)) * 210 + stage.between(-30, 60)
    drawn += stage.chance(0.35) ? streak(stage, x, y, size * 1.2) : cumulus(stage, x, y, size)
  }
  return drawn
}

/** Low heaps standing on the horizon. */
export function cloudBank(stage: Stage, horizon: number, opacity = 0.75): string {
  let drawn = ''
  for (const x of steps(6, -100, 1500)) {
    drawn += cumulus(stage, x + stage.between(-80, 80), horizon - 12, stage.between(200, 380))
  }
  return fade(opacity, drawn)
}

/** A loose flock of distant birds. */
export function birds(stage: Stage, x: number, y: number, count = 6, size = 20): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const cx = x + i * size * 1.9 + stage.between(-size, size)
    const cy = y + stage.between(-size * 1.6, size * 1.6)
    const w = size * stage.between(0.7, 1.2)
    drawn += line(
      `M${(cx - w).toFixed(1)} ${(cy - w * 0.25).toFixed(1)}Q${(cx - w * 0.4).toFixed(1)} ${(cy - w * 0.55).toFixed(1)} ${cx.toFixed(1)} ${cy.toFixed(1)}Q${(cx + w * 0.4).toFixed(1)} ${(cy - w * 0.55).toFixed(1)} ${(cx + w).toFixed(1)} ${(cy - w * 0.25).toFixed(1)}`,
      stage.palette.ink,
      Math.max(2, size * 0.14),
    )
  }
  return fade(0.75, drawn)
}
