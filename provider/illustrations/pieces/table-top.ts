import { circle, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Table top from above: planks, or tiles in two colours. */
export function tableTop(stage: Stage, kind: 'planks' | 'tiles'): string {
  const p = stage.palette
  if (kind === 'planks') {
    return (
      rect(0, 0, 1600, 1000, p.wood) +
      steps(8, 0, 875)
        .map(
          (y) =>
            rect(
              0,
              y,
              1600,
              125,
              mix(p.wood, stage.chance(0.5) ? p.gold : p.woodShade, stage.between(0.05, 0.22)),
            ) +
            line(
              `M${stage.between(0, 300)} ${y + 40}q300 ${stage.between(-20, 20)} 700 4M${stage.between(600, 900)} ${y + 84}q260 ${stage.between(-18, 18)} 600 0`,
              p.woodShade,
              3,
              'opacity=".35"',
            ) +
            rect(0, y, 1600, 4, p.woodShade),
        )
        .join('')
    )
  }
  const blue = '#1F7F9A'
  let tiles = rect(0, 0, 1600, 1000, mix(p.cloth, p.sand, 0.4))
  for (const x of steps(8, 0, 1400)) {
    for (const y of steps(5, 0, 800)) {
      const t = (cx: number, cy: number) =>
        `M${cx} ${cy - 44}Q${cx + 12} ${cy - 12} ${cx + 44} ${cy}Q${cx + 12} ${cy + 12} ${cx} ${cy + 44}Q${cx - 12} ${cy + 12} ${cx - 44} ${cy}Q${cx - 12} ${cy - 12} ${cx} ${cy - 44}Z`
      tiles +=
        path(t(x + 100, y + 100), blue, 'opacity=".8"') +
        circle(x + 100, y + 100, 12, p.gold) +
        [
          [0, 0],
          [200, 0],
          [0, 200],
          [200, 200],
        ]
          .map(([dx = 0, dy = 0]) =>
            circle(x + dx, y + dy, 46, 'none', `stroke="${blue}" stroke-width="9" opacity=".55"`),
          )
          .join('')
    }
  }
  return (
    tiles +
    line(
      steps(9, 0, 1600)
        .map((x) => `M${x} 0V1000`)
        .join('') +
        steps(6, 0, 1000)
          .map((y) => `M0 ${y}H1600`)
          .join(''),
      p.sandShade,
      3,
    )
  )
}
