import { cavern, roof } from '../pieces/cenote.ts'
import { banks, platform } from '../pieces/cenote-banks.ts'
import { canopy, tree, undergrowth, vines } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { bather, snorkeler } from '../pieces/people.ts'
import { clouds, sky, sun } from '../pieces/sky.ts'
import {
  circle,
  ellipse,
  fade,
  line,
  mix,
  type Point,
  path,
  rect,
  smooth,
  steps,
} from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Round open-air cenote seen from its rim: jungle above, rock wall, blue-green water with a platform. */
export function openCenote(stage: Stage, swing = false): string {
  const p = stage.palette
  const rock = stage.down([0, p.stone], [0.5, p.stoneShade], [1, mix(p.stoneDark, p.ink, 0.35)])
  const water = stage.radial([0, p.shallow], [0.35, p.seaNear], [0.8, p.seaMid], [1, p.seaFar])
  const wall =
    'M-40 470Q200 330 800 320Q1400 330 1640 470L1640 900Q1300 640 800 640Q300 640 -40 900Z'
  let cracks = ''
  for (const x of steps(26, 0, 1600))
    cracks += `M${x} ${stage.between(350, 440)}q${stage.between(-20, 20)} ${stage.between(60, 120)} ${stage.between(-14, 14)} ${stage.between(140, 250)}`
  return (
    sky(stage, 380) +
    sun(stage, 1210, 120, 50) +
    clouds(stage, 50, 180, 3) +
    rect(0, 380, 1600, 640, mix(p.stoneDark, p.ink, 0.45)) +
    canopy(stage, 250, 420, 0.55, 60) +
    canopy(stage, 300, 480, 0.2, 62) +
    stage.inside(
      path(wall, '#000'),
      path(wall, rock) +
        line(cracks, p.stoneDark, 5, 'opacity=".35"') +
        fade(0.3, rect(0, 620, 1600, 160, p.ink)),
    ) +
    vines(stage, 200, 1400, 330, 260, 26) +
    undergrowth(stage, -40, 60, 470, 90) +
    undergrowth(stage, 60, 1540, 395, 62) +
    undergrowth(stage, 1540, 1660, 470, 90) +
    palm(stage, 250, 420, 300, { lean: -60 }) +
    palm(stage, 1390, 410, 320, { lean: 70 }) +
    tree(stage, 640, 360, 260) +
    tree(stage, 980, 356, 240) +
    path('M-60 900Q120 700 800 640Q1480 700 1660 900V1040H-60Z', water) +
    path(
      'M-60 900Q120 700 800 640Q1480 700 1660 900',
      'none',
      `stroke="${p.shallow}" stroke-width="5" opacity=".5"`,
    ) +
    [1, 0.7, 0.42]
      .map((s) =>
        ellipse(
          760,
          820,
          300 * s,
          62 * s,
          'none',
          `stroke="${p.foam}" stroke-width="3" opacity=".45"`,
        ),
      )
      .join('') +
    (swing
      ? line('M980 40L930 640M1090 40L1060 640', p.woodShade, 5) +
        rect(914, 636, 160, 14, p.wood, 4) +
        line('M-20 40H1640', p.woodShade, 0) +
        path('M966 636Q960 560 992 552Q1026 556 1020 636Z', p.coral) +
        circle(993, 528, 24, '#8A5A44') +
        path('M968 530Q966 500 994 500T1020 530Q1004 512 968 530Z', '#3A2A22') +
        line('M968 580L938 520M1018 580L1054 520', '#8A5A44', 11) +
        line('M978 642l-14 60M1008 642l10 62', '#8A5A44', 13)
      : platform(stage, 1130, 760, 280)) +
    bather(stage, 640, 800, 0.8) +
    bather(stage, 780, 850, 0.95, true) +
    bather(stage, 460, 870, 0.9) +
    snorkeler(stage, 960, 910, 0.5, 0) +
    leafFrame(stage, -20, 1020, 420, -45) +
    leafFrame(stage, 1640, 1020, 380, -135)
  )
}

/** Underground river with lit dripstone, bathers and a far opening. */
export function undergroundRiver(stage: Stage): string {
  const p = stage.palette
  const dark = mix('#3A3348', p.ink, 0.55)
  const glow = stage.radial([0, '#FFE9B8', 0.95], [0.3, '#F6B26B', 0.55], [1, '#F6B26B', 0])
  const vault = (inset: number, fill: string, drip: number) => {
    const rx = 820 - inset * 1.3
    const ry = 640 - inset
    const arc = steps(15, Math.PI, Math.PI * 2).map(
      (a): Point => [
        800 + Math.cos(a) * rx * stage.between(0.94, 1.05),
        640 + Math.sin(a) * ry * stage.between(0.92, 1.06),
      ],
    )
    let stones = ''
    for (const a of steps(Math.round(rx / 26), Math.PI * 1.06, Math.PI * 1.94)) {
      const x = 800 + Math.cos(a) * rx + stage.between(-10, 10)
      const y = 640 + Math.sin(a) * ry * 0.98
      const h = drip * stage.between(0.3, 1.2)
      const w = h * stage.between(0.13, 0.2)
      stones += `M${x - w} ${y - 30}Q${x - w * 0.3} ${y + h * 0.4} ${x} ${y + h}Q${x + w * 0.3} ${y + h * 0.4} ${x + w} ${y - 30}Z`
    }
    return (
      path(
        `M-60 -40H1660V660H${800 + rx}${smooth([...arc].reverse()).replace('M', 'L')}L-60 660Z`,
        fill,
      ) + path(stones, fill)
    )
  }
  const water = stage.down(
    [0, '#F0D6A0'],
    [0.1, p.seaNear],
    [0.5, p.seaMid],
    [1, mix(p.seaFar, p.ink, 0.55)],
  )
  const gleam = steps(14, 660, 960)
    .map(
      (y) =>
        `M${800 - (y - 600) * stage.between(0.5, 1.4)} ${y}h${(y - 600) * stage.between(0.6, 1.6)}`,
    )
    .join('')
  const bank = (fill: string, inset: number) =>
    path(
      `M-40 ${560 + inset}Q${120 - inset * 0.4} ${600 + inset} ${150 - inset * 0.4} ${700 + inset}Q${230 - inset} ${780 + inset} ${170 - inset * 0.5} ${860 + inset}Q${260 - inset} 940 ${220 - inset} 1040H-40Z`,
      fill,
    ) +
    path(
      `M1640 ${540 + inset}Q${1500 + inset * 0.4} ${610 + inset} ${1470 + inset * 0.4} ${720 + inset}Q${1380 + inset} ${800 + inset} ${1440 + inset * 0.5} ${880 + inset}Q${1370 + inset} 950 ${1400 + inset} 1040H1640Z`,
      fill,
    )
  return (
    rect(0, 0, 1600, 1000, mix('#E0A66A', dark, 0.2)) +
    circle(800, 520, 620, glow) +
    ellipse(800, 590, 170, 120, '#FFF3D2') +
    vault(430, mix('#B9744F', dark, 0.25), 90) +
    vault(310, mix('#96605A', dark, 0.3), 130) +
    vault(190, mix('#6E4C5E', dark, 0.35), 170) +
    rect(0, 638, 1600, 370, water) +
    ellipse(800, 700, 300, 50, '#FFF3D2', 'opacity=".45"') +
    line(gleam, '#FFE9B8', 4, 'opacity=".4"') +
    bather(stage, 720, 780, 0.9) +
    bather(stage, 890, 740, 0.7) +
    bather(stage, 560, 870, 1.15) +
    vault(70, mix('#4E4152', dark, 0.55), 210) +
    bank(mix(dark, '#6E4C5E', 0.3), 0) +
    bank(dark, 120)
  )
}

/** Cenote from inside the water line, looking up to the hole and hanging roots. */
export function cenoteFromInside(stage: Stage): string {
  return (
    cavern(stage, { light: 930, water: 660, opening: 430 }) +
    banks(stage, 660) +
    bather(stage, 900, 800, 1.05) +
    vines(stage, 640, 780, 60, 520, 7) +
    roof(stage, 930, 430) +
    rosette(stage, 300, 690, 90) +
    leafFrame(stage, -30, 1020, 460, -45)
  )
}
