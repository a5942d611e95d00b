import { pendant, rug } from '../pieces/decor.ts'
import { fan, pottedPlant } from '../pieces/furniture.ts'
import { backWall, shell } from '../pieces/interior.ts'
import { rosette } from '../pieces/leaves.ts'
import { armchair, sofa } from '../pieces/seating.ts'
import { opening } from '../pieces/windows.ts'
import { circle, ellipse, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { outlook } from './outlook.ts'

type LobbyOptions = {
  readonly wall: string
  readonly floor: 'wood' | 'tiles' | 'stone' | 'checks'
  readonly ceiling: 'plain' | 'beams' | 'thatch'
  readonly view: 'sea' | 'garden' | 'jungle' | 'city'
  readonly desk: string
  readonly seat: string
}

function reception(stage: Stage, x: number, desk: string): string {
  const p = stage.palette
  return (
    (p.lamps > 0.1 ? circle(x, 640, 260, stage.radial([0, p.lit, 0.5], [1, p.lit, 0])) : '') +
    rect(x - 200, 620, 400, 170, desk, 8) +
    line(
      steps(15, -0.94, 0.94)
        .map((s) => `M${x + s * 200} 634V784`)
        .join(''),
      mix(desk, p.ink, 0.22),
      4,
    ) +
    rect(x - 216, 604, 432, 24, mix(p.stone, p.cloth, 0.6), 6) +
    path(`M${x + 120} 604q-4 -60 20 -80q24 20 20 80Z`, p.seaNear) +
    rosette(stage, x + 140, 530, 70) +
    circle(x - 120, 594, 10, p.gold) +
    rect(x - 40, 560, 66, 44, p.ink, 5)
  )
}

/** Lobby with seats before a wide window and a reception desk on the right. */
export function lobby(options: LobbyOptions): (stage: Stage) => string {
  return (stage) =>
    shell(stage, options) +
    opening(stage, 230, 760, outlook(stage, options.view, 610), {
      panes: 4,
      curtain: 'none',
      top: 140,
    }) +
    reception(stage, 1240, options.desk) +
    pendant(stage, 1110, 190, 54) +
    pendant(stage, 1240, 240, 62) +
    pendant(stage, 1370, 190, 54) +
    rug(stage, 560, 900, 430, options.seat) +
    sofa(stage, 480, 850, 430, options.seat, '#EA6A4E') +
    armchair(stage, 840, 880, 190, '#FFFDF8') +
    ellipse(640, 900, 100, 24, stage.palette.wood) +
    rect(632, 900, 16, 40, stage.palette.woodShade) +
    pottedPlant(stage, 130, 900, 380) +
    pottedPlant(stage, 1500, 900, 330) +
    fan(stage, 620, 70, 190)
}

/** Colonial lobby that opens to the garden through five arches. */
export function arcadeLobby(stage: Stage): string {
  const p = stage.palette
  return (
    shell(stage, { wall: '#F2C9A8', floor: 'checks', ceiling: 'beams' }) +
    stage.inside(rect(backWall.left, 150, 1300, 540, '#000'), outlook(stage, 'garden', 800)) +
    steps(5, 150, 1190)
      .map(
        (x) =>
          path(
            `M${x} 100H${x + 260}V690H${x + 224}V400A94 110 0 0 0 ${x + 36} 400V690H${x}Z`,
            mix('#EFB58A', p.cloth, 0.1),
          ) +
          path(
            `M${x + 36} 690V400A94 110 0 0 1 ${x + 224} 400V690`,
            'none',
            `stroke="${p.cloth}" stroke-width="12"`,
          ),
      )
      .join('') +
    pendant(stage, 540, 190, 60) +
    pendant(stage, 1060, 190, 60) +
    sofa(stage, 500, 870, 430, '#2F7F92', '#EA6A4E') +
    armchair(stage, 1050, 880, 200, '#FFFDF8') +
    armchair(stage, 1310, 890, 200, '#FFFDF8') +
    ellipse(1180, 900, 70, 18, p.wood) +
    pottedPlant(stage, 160, 910, 370) +
    pottedPlant(stage, 800, 800, 220, false) +
    pottedPlant(stage, 1500, 930, 300)
  )
}
