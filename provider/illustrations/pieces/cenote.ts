import {
  circle,
  ellipse,
  line,
  mix,
  type Point,
  path,
  polygon,
  rect,
  smooth,
  steps,
} from '../shapes.ts'
import { type Stage, sheet } from '../stage.ts'
import { vines } from './jungle.ts'
import { rosette } from './leaves.ts'

export type CenoteOptions = {
  /** Where the light falls in, sheet units. */
  readonly light?: number
  /** Height of the water's far edge. */
  readonly water?: number
  /** Width of the hole in the roof. */
  readonly opening?: number
}

/** Cavern with a hole in its roof, a shaft of light and a clear turquoise pool. */
export function cavern(stage: Stage, options: CenoteOptions = {}): string {
  const p = stage.palette
  const x = options.light ?? 800
  const water = options.water ?? 600
  const hole = options.opening ?? 360
  const sunlight = mix(p.glow, p.shallow, 0.4)
  const wall = mix(mix(p.stoneDark, p.hillNear, 0.6), p.ink, 0.4)
  const back = stage.radial(
    [0, mix(wall, p.stone, 0.55)],
    [0.55, mix(wall, p.stone, 0.12)],
    [1, mix(wall, p.ink, 0.45)],
  )
  const glow = stage.radial([0, sunlight, 0.75], [0.5, sunlight, 0.25], [1, sunlight, 0])
  let strata = ''
  for (const t of steps(7, 0.12, 0.98)) {
    const r = 260 + t * 700
    strata += smooth(
      steps(13, Math.PI, Math.PI * 2).map((angle): Point => {
        const reach = r * stage.between(0.95, 1.05)
        return [x + Math.cos(angle) * reach * 1.15, water + 10 + Math.sin(angle) * reach * 0.72]
      }),
    )
  }
  let columns = ''
  for (const s of [-0.9, -0.62, 0.6, 0.84]) {
    const cx = x + s * 720
    const w = stage.between(24, 44)
    columns += path(
      `M${cx - w * 1.5} 120Q${cx - w * 0.3} 300 ${cx - w * 0.5} ${water - 120}Q${cx - w * 0.6} ${water - 40} ${cx - w * 1.4} ${water + 4}H${cx + w * 1.4}Q${cx + w * 0.5} ${water - 60} ${cx + w * 0.4} ${water - 140}Q${cx + w * 0.4} 280 ${cx + w * 1.4} 120Z`,
      stage.across(
        [0, mix(wall, p.stone, s < 0 ? 0.16 : 0.42)],
        [1, mix(wall, p.stone, s < 0 ? 0.42 : 0.1)],
      ),
    )
  }
  const pool = stage.down(
    [0, mix(p.seaFar, p.ink, 0.35)],
    [0.25, p.seaMid],
    [0.6, p.seaNear],
    [1, mix(p.seaMid, p.seaFar, 0.5)],
  )
  const shaft = stage.down([0, sunlight, 0.9], [0.6, sunlight, 0.3], [1, sunlight, 0.1])
  let ripples = ''
  for (const t of steps(5, 0.3, 1))
    ripples += `M${x - hole * 0.62 * t} ${water + 90}a${hole * 0.62 * t} ${46 * t} 0 1 0 ${hole * 1.24 * t} 0a${hole * 0.62 * t} ${46 * t} 0 1 0 ${-hole * 1.24 * t} 0`
  return (
    rect(x - 1100, -480, 2200, 1600, back) +
    rect(0, 0, sheet.width, sheet.height, back, 0, 'opacity=".35"') +
    line(strata, mix(wall, p.stone, 0.5), 9, 'opacity=".28"') +
    columns +
    circle(x, 200, 620, glow) +
    rect(0, water, sheet.width, sheet.height - water, pool) +
    ellipse(
      x,
      water + 110,
      hole * 1.25,
      118,
      stage.radial([0, p.shallow, 0.95], [0.6, p.shallow, 0.4], [1, p.shallow, 0]),
    ) +
    ellipse(x, 66, hole * 0.66, 96, stage.down([0, p.skyMid], [1, p.skyLow])) +
    polygon(
      [
        [x - hole * 0.58, 70],
        [x + hole * 0.58, 70],
        [x + hole * 0.95, water + 120],
        [x - hole * 0.95, water + 120],
      ],
      shaft,
    ) +
    line(ripples, p.foam, 2.6, 'opacity=".4"') +
    line(`M40 ${water + 2}H1560`, p.shallow, 4, 'opacity=".4"')
  )
}

/** Rock roof with stalactites, closing the top of the sheet around the hole. */
export function roof(stage: Stage, light = 800, opening = 360): string {
  const p = stage.palette
  const rock = stage.down(
    [0, mix(p.hillNear, p.ink, 0.85)],
    [0.35, mix(p.stoneDark, p.ink, 0.62)],
    [1, mix(p.stoneDark, p.ink, 0.2)],
  )
  const left = light - opening * 0.55
  const right = light + opening * 0.55
  const edge = (from: number, to: number) => {
    let d = ''
    const w = to > from ? 24 : -24
    for (const x of steps(Math.max(3, Math.round(Math.abs(to - from) / 48)), from, to)) {
      const near = Math.abs(x - light) / 800
      const base = 92 + near * 100
      const drop =
        (stage.chance(0.4) ? stage.between(90, 210) : stage.between(20, 80)) * (0.55 + near * 0.9)
      d += `L${(x - w).toFixed(0)} ${base.toFixed(0)}Q${x - w / 4} ${(base + drop * 0.4).toFixed(0)} ${x} ${(base + drop).toFixed(0)}Q${x + w / 4} ${(base + drop * 0.4).toFixed(0)} ${x + w} ${base.toFixed(0)}`
    }
    return d
  }
  const hang = steps(10, left - 20, right + 20)
    .map((x) =>
      rosette(
        stage,
        x + stage.between(-20, 20),
        Math.abs(x - light) < opening * 0.35 ? 6 : 88,
        stage.between(30, 52),
      ),
    )
    .join('')
  return (
    path(`M-60 -20L-60 240${edge(-40, left)}Q${left + 10} 20 ${left + 30} -20Z`, rock) +
    path(`M1660 -20L1660 240${edge(1640, right)}Q${right - 10} 20 ${right - 30} -20Z`, rock) +
    vines(stage, left - 130, left + 20, 70, 420, 8) +
    vines(stage, right - 20, right + 150, 70, 420, 8) +
    vines(stage, left + 30, right - 30, -10, 260, 6) +
    hang
  )
}
