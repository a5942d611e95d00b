import { sailboat } from '../pieces/boats.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { villa } from '../pieces/lowrise.ts'
import { palm } from '../pieces/palms.ts'
import { shore } from '../pieces/sea.ts'
import { lounger, umbrella } from '../pieces/shorelife.ts'
import { birds } from '../pieces/sky.ts'
import { cabana } from '../pieces/thatch.ts'
import { cliff } from '../pieces/tulum.ts'
import { line, polygon, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { bay } from './sea-view.ts'

/** Cabanas along a cliff edge. */
export function cliffCabanas(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 470, 360, 150) +
    sailboat(stage, 300, 540, 0.42) +
    cliff(
      stage,
      [
        [520, 900],
        [560, 800],
        [570, 700],
        [640, 610],
        [780, 560],
        [960, 545],
        [1200, 540],
        [1440, 530],
        [1660, 520],
      ],
      890,
    ) +
    cabana(stage, 860, 556, 220, { wall: p.stone }) +
    cabana(stage, 1140, 548, 280) +
    cabana(stage, 1440, 545, 340, { wall: p.stone }) +
    palm(stage, 1000, 556, 300, { lean: -40 }) +
    palm(stage, 1290, 550, 360, { lean: 30 }) +
    palm(stage, 720, 575, 240, { lean: -60 }) +
    line('M640 604Q800 534 960 536H1660', p.wood, 6) +
    line(
      steps(16, 700, 1640)
        .map((x) => `M${x} ${x < 900 ? 575 - (x - 700) * 0.14 : 538}v-34`)
        .join(''),
      p.woodShade,
      5,
    ) +
    line('M700 545Q860 506 960 504H1660', p.wood, 4) +
    shore(stage, [
      [-60, 1010],
      [500, 990],
      [900, 930],
      [1660, 900],
    ]) +
    umbrella(stage, 1100, 960, 0.7, p.coral, true) +
    lounger(stage, 1200, 970, 0.7, p.coral) +
    polygon(
      [
        [1330, 900],
        [1390, 900],
        [1350, 560],
        [1320, 560],
      ],
      p.wood,
      'opacity=".95"',
    ) +
    line(
      steps(13, 580, 890)
        .map((y) => `M${1320 + (y - 560) * 0.03} ${y}h${34 + (y - 560) * 0.08}`)
        .join(''),
      p.woodShade,
      4,
    ) +
    leafFrame(stage, -30, -20, 400, 45)
  )
}

/** White villa on a cliff with an infinity pool above the sunset. */
export function cliffVilla(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 500, 480, 420, 96) +
    birds(stage, 700, 220, 5, 18) +
    cliff(
      stage,
      [
        [620, 980],
        [660, 860],
        [680, 760],
        [760, 700],
        [900, 684],
        [1200, 670],
        [1660, 660],
      ],
      980,
    ) +
    villa(stage, 1180, 690, 720) +
    polygon(
      [
        [720, 694],
        [1120, 690],
        [1180, 742],
        [700, 752],
      ],
      stage.down([0, p.seaNear], [1, p.shallow]),
    ) +
    line('M700 752L720 694', p.foam, 6) +
    polygon(
      [
        [700, 752],
        [1180, 742],
        [1180, 762],
        [704, 772],
      ],
      p.wall,
    ) +
    umbrella(stage, 1260, 752, 0.6, p.coral) +
    lounger(stage, 1340, 764, 0.6, p.coral) +
    palm(stage, 830, 690, 300, { lean: -60 }) +
    palm(stage, 1560, 700, 460, { lean: 20 }) +
    rosette(stage, 1480, 770, 70) +
    sailboat(stage, 300, 600, 0.6) +
    leafFrame(stage, 1640, 1030, 360, -135) +
    leafFrame(stage, -30, -20, 360, 45)
  )
}
