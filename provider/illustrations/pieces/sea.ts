import { blob, ellipse, fade, line, mix, type Point, path, rect, smooth, steps } from '../shapes.ts'
import { type Stage, sheet } from '../stage.ts'

/** Open water from the horizon down: deep far away, turquoise near, with a bright line where it meets the sky. */
export function sea(stage: Stage, horizon: number, bottom: number = sheet.height): string {
  const p = stage.palette
  const water = stage.down(
    [0, p.seaFar],
    [0.32, p.seaMid],
    [0.72, p.seaNear],
    [1, mix(p.seaNear, p.shallow, 0.55)],
  )
  return (
    rect(0, horizon, sheet.width, bottom - horizon, water) +
    fade(0.5, rect(0, horizon - 1, sheet.width, 3, p.skyLow))
  )
}

/** Short strokes of light, finer towards the horizon. */
export function glints(
  stage: Stage,
  horizon: number,
  bottom: number,
  count = 90,
  opacity = 0.4,
): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const near = stage.between(0, 1) ** 1.4
    const x = stage.between(-40, sheet.width)
    const y = horizon + 8 + near * (bottom - horizon - 10)
    const w = 14 + near * 120 * stage.between(0.5, 1.2)
    drawn += line(
      `M${x.toFixed(0)} ${y.toFixed(1)}q${(w / 2).toFixed(0)} ${(-near * 7).toFixed(1)} ${w.toFixed(0)} 0`,
      stage.palette.foam,
      1.2 + near * 2.6,
      `opacity="${stage.between(0.35, 1).toFixed(2)}"`,
    )
  }
  return fade(opacity, drawn)
}

/** The road of light under a sun or moon at `x`. */
export function sunRoad(
  stage: Stage,
  x: number,
  horizon: number,
  bottom: number,
  width = 150,
): string {
  let drawn = ''
  for (let y = horizon + 5; y < bottom; y += 7 + (y - horizon) * 0.045) {
    const near = (y - horizon) / (bottom - horizon)
    const w = (width * (0.35 + near * 1.1) * stage.between(0.35, 1)) / 1.2
    const shift = stage.between(-0.3, 0.3) * w
    drawn += line(
      `M${(x - w / 2 + shift).toFixed(0)} ${y.toFixed(1)}h${w.toFixed(0)}`,
      stage.palette.sun,
      2.4 + near * 5,
      `opacity="${((1 - near * 0.75) * 0.85).toFixed(2)}"`,
    )
  }
  return drawn
}

/** Dark reef patches and bright sandbars under clear water, lying flat. */
export function shoals(stage: Stage, top: number, bottom: number, count = 7): string {
  const p = stage.palette
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const near = stage.between(0, 1)
    const y = top + near * (bottom - top)
    const w = 130 + near * 260
    const bright = stage.chance(0.55)
    const x = stage.between(-100, 1600)
    const ring = steps(9, 0, Math.PI * 2 * (8 / 9)).map((a): Point => {
      const reach = stage.between(0.75, 1.15)
      return [x + Math.cos(a) * w * reach, y + Math.sin(a) * w * 0.11 * reach]
    })
    drawn += path(blob(ring), bright ? p.shallow : p.seaFar, `opacity="${bright ? 0.3 : 0.22}"`)
  }
  return drawn
}

/** A line of breaking water with a scalloped, uneven edge. */
function foamLine(stage: Stage, curve: readonly Point[], width: number, opacity = 0.9): string {
  const crest: Point[] = []
  const trough: Point[] = []
  for (const [x, y] of spread(curve, 26)) {
    const swell = Math.abs(stage.between(0.25, 1))
    crest.push([x, y - width * 0.25 * swell])
    trough.unshift([x, y + width * 0.75 * swell])
  }
  const first = crest[0]
  if (!first) return ''
  const back = smooth(trough).replace('M', 'L')
  return path(`${smooth(crest)}${back}Z`, stage.palette.foam, `opacity="${opacity}"`)
}

/** The curve as `count` points, evenly spread from left to right. */
function spread(curve: readonly Point[], count: number): Point[] {
  const first = curve[0]
  const last = curve.at(-1)
  if (!first || !last) return []
  return steps(count, first[0], last[0]).map((x) => [x, heightAt(curve, x)])
}

/** Height of a left-to-right curve at `x`, eased between its points. */
function heightAt(curve: readonly Point[], x: number): number {
  for (let i = 0; i < curve.length - 1; i++) {
    const a = curve[i]
    const b = curve[i + 1]
    if (a && b && x <= b[0]) {
      const t = Math.max(0, (x - a[0]) / (b[0] - a[0]))
      return a[1] + (b[1] - a[1]) * t * t * (3 - 2 * t)
    }
  }
  return curve.at(-1)?.[1] ?? 0
}

/** Beach below a left-to-right shoreline: clear shallows, foam, wet sand, dry sand. */
export function shore(stage: Stage, curve: readonly Point[], reach = 1): string {
  const p = stage.palette
  const below = (shift: number) => {
    const points = spread(curve, 14).map(([x, y]): Point => [x, y + shift * reach])
    return `${smooth(points)}L${sheet.width + 60} ${sheet.height + 40}L-60 ${sheet.height + 40}Z`
  }
  const shifted = (shift: number) => curve.map(([x, y]): Point => [x, y + shift * reach])
  const top = Math.min(...curve.map(([, y]) => y))
  const dry = stage.down([0, p.sand], [0.5, p.sand], [1, p.sandShade])
  let grains = ''
  for (let i = 0; i < 46; i++) {
    const x = stage.between(0, sheet.width)
    const y = stage.between(top + 60, sheet.height)
    if (y < heightAt(curve, x) + 70 * reach) continue
    grains += ellipse(
      x,
      y,
      stage.between(8, 30),
      stage.between(1.5, 3.5),
      p.sandShade,
      'opacity=".55"',
    )
  }
  return (
    path(below(-120), p.shallow, 'opacity=".28"') +
    path(below(-78), p.shallow, 'opacity=".4"') +
    foamLine(stage, shifted(-64), 8 * reach, 0.6) +
    path(below(-42), p.shallow, 'opacity=".75"') +
    foamLine(stage, shifted(-28), 13 * reach, 0.8) +
    path(below(-4), p.wetSand) +
    foamLine(stage, shifted(-2), 20 * reach, 0.95) +
    path(below(26), p.sandShade) +
    path(below(36), dry) +
    grains
  )
}

/** Long soft swells across the near water. */
export function swells(stage: Stage, top: number, bottom: number, count = 5): string {
  let drawn = ''
  for (const y of steps(count, top, bottom)) {
    const near = (y - top) / Math.max(1, bottom - top)
    const points = steps(9, -80, 1680).map(
      (x): Point => [x, y + stage.between(-1, 1) * (5 + near * 12)],
    )
    drawn += foamLine(stage, points, 3 + near * 6, 0.28)
  }
  return drawn
}
