import type { CSSProperties } from 'react'

const widths = [0, 576, 768, 992, 1200, 1400] as const

/** A number by window width: each holds from its width on, e.g. `{0: 1.5, 576: 2}`. */
export type PerWidth = { 0: number } & Partial<Record<(typeof widths)[number], number>>

/** The numbers as custom properties `--<name>-<width>`, one for every breakpoint, for a style sheet to choose from. */
export function perWidthProperties(name: string, numbers: PerWidth): CSSProperties {
  const properties: Record<string, number> = {}
  let current = numbers[0]
  for (const width of widths) {
    current = numbers[width] ?? current
    properties[`--${name}-${width}`] = current
  }
  return properties
}
