import { type Palette, palettes } from './palette.ts'

/** Pictures are drawn on a 1600 × 1000 sheet; widths on disk are scaled from it. */
export const sheet = { width: 1600, height: 1000 } as const

/** Position 0–1, colour, and opacity 0–1 (opaque when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** What a scene draws with: its light, its own repeatable chance, and paints that need a definition. */
export type Stage = {
  readonly palette: Palette
  /** A repeatable number from `min` up to `max`. */
  between(min: number, max: number): number
  /** A repeatable choice. Throws on an empty list. */
  pick<T>(list: readonly T[]): T
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
  /** Gradient from top to bottom of whatever is filled with it. */
  down(...stops: readonly Stop[]): string
  /** Gradient from left to right. */
  across(...stops: readonly Stop[]): string
  /** Gradient from the centre outwards. */
  radial(...stops: readonly Stop[]): string
  /** Value for `filter=`: a soft edge of the given radius in sheet units. */
  blur(radius: number): string
  /** Shows `content` only inside `shape` (SVG markup). */
  inside(shape: string, content: string): string
  /** The finished document; `left` and `width` cut a window out of the sheet at full height. */
  document(content: string, left?: number, width?: number): string
}

/** Mulberry32: small, fast and the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A fresh stage; the same light and seed always paint the same picture. */
export function createStage(light: Palette['name'], seed: number): Stage {
  const random = seeded(seed)
  const definitions: string[] = []

  const define = (kind: string, attributes: string, children: string) => {
    const id = `d${definitions.length}`
    definitions.push(`<${kind} id="${id}" ${attributes}>${children}</${kind}>`)
    return `url(#${id})`
  }
  const stopList = (stops: readonly Stop[]) =>
    stops
      .map(([at, colour, opacity = 1]) => {
        return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
      })
      .join('')

  return {
    palette: palettes[light],
    between: (min, max) => min + random() * (max - min),
    pick: (list) => {
      const choice = list[Math.floor(random() * list.length)]
      if (choice === undefined) throw new RangeError('nothing to pick from')
      return choice
    },
    chance: (probability) => random() < probability,
    down: (...stops) => define('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stopList(stops)),
    across: (...stops) => define('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stopList(stops)),
    radial: (...stops) => define('radialGradient', '', stopList(stops)),
    blur: (radius) =>
      define(
        'filter',
        'x="-50%" y="-50%" width="200%" height="200%"',
        `<feGaussianBlur stdDeviation="${radius}"/>`,
      ),
    inside: (shape, content) => `<g clip-path="${define('clipPath', '', shape)}">${content}</g>`,
    document: (content, left = 0, width = sheet.width) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${sheet.height}" ` +
      `width="${width}" height="${sheet.height}"><defs>${definitions.join('')}</defs>${content}</svg>`,
  }
}
