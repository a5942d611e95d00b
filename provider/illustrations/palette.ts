import { dawn, noon } from './daylight.ts'
import { dusk, night } from './evening.ts'

/** The light of a picture. Every colour in a scene comes from here, so that one scene can be painted at four hours. */
export type Palette = {
  readonly name: 'dawn' | 'noon' | 'dusk' | 'night'
  /** Share of windows and lanterns that are lit, 0 to 1. */
  readonly lamps: number
  readonly skyTop: string
  readonly skyMid: string
  readonly skyLow: string
  readonly sun: string
  readonly glow: string
  readonly cloud: string
  readonly cloudShade: string
  readonly hillFar: string
  readonly hillNear: string
  readonly seaFar: string
  readonly seaMid: string
  readonly seaNear: string
  readonly shallow: string
  readonly foam: string
  readonly sand: string
  readonly sandShade: string
  readonly wetSand: string
  readonly leafDark: string
  readonly leaf: string
  readonly leafLight: string
  readonly trunk: string
  readonly trunkShade: string
  readonly wall: string
  readonly wallShade: string
  readonly glass: string
  readonly lit: string
  readonly thatch: string
  readonly thatchShade: string
  readonly wood: string
  readonly woodShade: string
  readonly stone: string
  readonly stoneShade: string
  readonly stoneDark: string
  readonly coral: string
  readonly gold: string
  readonly pink: string
  readonly cloth: string
  readonly ink: string
}

/** The four hours a scene can be painted at. */
export const palettes = { dawn, noon, dusk, night } as const
