/** A point on the sheet. */
export type Point = readonly [x: number, y: number]

const n = (value: number) => value.toFixed(1)

/** SVG path. `extra` holds further attributes. */
export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`
}

/** Open stroke with round ends. */
export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
}

/** Rectangle; `radius` rounds its corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}" ${extra}/>`
}

/** Circle around a point. */
export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${extra}/>`
}

/** Ellipse around a point. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`
}

/** Path data of straight edges; closed unless told otherwise. */
export function straight(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** Filled shape with straight edges. */
export function polygon(points: readonly Point[], fill: string, extra = ''): string {
  return path(straight(points), fill, extra)
}

/** Path data of a soft curve through the points (Catmull-Rom), open. */
export function smooth(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  let d = `M${n(first[0])} ${n(first[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i]
    const c = points[i + 1]
    if (!b || !c) break
    const a = points[i - 1] ?? b
    const e = points[i + 2] ?? c
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`
  }
  return d
}

/** Path data of a closed soft outline through the points. */
export function blob(points: readonly Point[]): string {
  const [a, b] = points
  const last = points.at(-1)
  if (!a || !b || !last) return ''
  const whole = smooth([last, ...points, a, b])
  // The lead-in segment and the lead-out segment only shape the tangents; the ring between them closes.
  const segments = whole.split('C')
  return `M${n(a[0])} ${n(a[1])}${segments
    .slice(2, -1)
    .map((s) => `C${s}`)
    .join('')}Z`
}

/** Places a drawing made around the origin. */
export function at(
  x: number,
  y: number,
  scale: number,
  content: string,
  options: { readonly flip?: boolean; readonly turn?: number } = {},
): string {
  const turn = options.turn ? ` rotate(${n(options.turn)})` : ''
  return `<g transform="translate(${n(x)} ${n(y)})${turn} scale(${options.flip ? -scale : scale} ${scale})">${content}</g>`
}

/** The whole sheet seen in a mirror. */
export function mirrored(content: string): string {
  return `<g transform="translate(1600 0) scale(-1 1)">${content}</g>`
}

/** Makes a drawing see-through. */
export function fade(opacity: number, content: string): string {
  return `<g opacity="${opacity}">${content}</g>`
}

/** `count` numbers from `from` to `to`, both included. */
export function steps(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, i) =>
    count === 1 ? from : from + ((to - from) * i) / (count - 1),
  )
}

/** A colour between two hex colours; 0 gives the first. */
export function mix(first: string, second: string, share: number): string {
  const channel = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return `#${[1, 3, 5]
    .map((start) => {
      const value = channel(first, start) * (1 - share) + channel(second, start) * share
      return Math.round(value).toString(16).padStart(2, '0')
    })
    .join('')}`
}
