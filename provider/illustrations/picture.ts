import type { Palette } from './palette.ts'
import type { Stage } from './stage.ts'

/** One illustration: its light, the seed of its chance, and how it is painted on the 1600 × 1000 sheet. */
export type Picture = {
  readonly light: Palette['name']
  readonly seed: number
  readonly paint: (stage: Stage) => string
  /** Heroes: left edge of the 800-wide portrait window. */
  readonly portraitLeft?: number
}

/** Pictures by the name their files carry. */
export type Gallery = Readonly<Record<string, Picture>>
