import { mix, path, rect, steps } from '../shapes.ts'
import { type Stage, sheet } from '../stage.ts'

/** Bacalar's seven blues, lying in bands from the far shore to the near shallows. */
export function sevenBlues(stage: Stage, top: number): string {
  const p = stage.palette
  const day = ['#0B5C86', '#0F7F9F', '#18A0B5', '#35C0C6', '#63D6CF', '#97E6D8', '#C9F3E4']
  const tint = { noon: 0, dawn: 0.32, dusk: 0.42, night: 0.78 }[p.name]
  const over = p.name === 'dawn' ? p.skyLow : p.name === 'dusk' ? p.seaMid : p.seaFar
  const depth = (sheet.height - top) / 7.6
  return (
    rect(-10, top - 2, 1620, 30, mix(day[0] ?? p.seaFar, over, tint)) +
    day
      .map((colour, i) => {
        const y = top + i * depth * (0.8 + i * 0.055)
        const bend = i % 2 ? 26 : -28
        return path(
          `M-40 ${y}Q400 ${y + bend} 800 ${y + 6}T1640 ${y - 6}V1010H-40Z`,
          mix(colour, over, tint * (1 - i * 0.05)),
        )
      })
      .join('')
  )
}

/** Pink salt water in bands, with white crusts along its edges. */
export function pinkWater(stage: Stage, top: number): string {
  const p = stage.palette
  const bands = ['#C9647F', '#DD7C93', '#EC97A6', '#F4B0B8', '#F9C8C9']
  const tint = p.name === 'noon' ? 0 : 0.14
  return steps(5, 0, 4)
    .map((i) => {
      const y = top + i * ((sheet.height - top) / 6.2)
      const bend = i % 2 ? 22 : -20
      return (
        path(
          `M-40 ${y}Q420 ${y + bend} 820 ${y + 4}T1640 ${y}V1010H-40Z`,
          mix(bands[i] ?? p.pink, p.skyLow, tint),
        ) +
        path(
          `M-40 ${y}Q420 ${y + bend} 820 ${y + 4}T1640 ${y}`,
          'none',
          `stroke="${p.foam}" stroke-width="${2 + i * 1.5}" opacity=".45"`,
        )
      )
    })
    .join('')
}
