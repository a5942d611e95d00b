import { candle } from '../pieces/altar.ts'
import { pottedPlant } from '../pieces/furniture.ts'
import { canopy, tree, undergrowth, vines } from '../pieces/jungle.ts'
import { leafFrame } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { bather } from '../pieces/people.ts'
import { terrace } from '../pieces/pools.ts'
import { sea, shore, sunRoad } from '../pieces/sea.ts'
import { clouds, sky, sun } from '../pieces/sky.ts'
import { circle, ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { openSea } from './sea-view.ts'

function massageBed(stage: Stage, x: number, y: number, width: number): string {
  const p = stage.palette
  return (
    fade(0.22, ellipse(x, y + 150, width * 0.56, 16, p.ink)) +
    rect(x - width * 0.42, y + 40, 18, 110, p.woodShade) +
    rect(x + width * 0.38, y + 40, 18, 110, p.woodShade) +
    rect(x - width / 2, y, width, 52, p.cloth, 24) +
    path(
      `M${x - width * 0.2} ${y - 4}H${x + width * 0.48}V${y + 76}Q${x + width * 0.14} ${y + 92} ${x - width * 0.2} ${y + 76}Z`,
      mix(p.seaNear, p.cloth, 0.35),
    ) +
    rect(x - width * 0.46, y - 30, width * 0.18, 34, p.cloth, 17) +
    [0, 1, 2]
      .map((i) =>
        rect(
          x + width * 0.2,
          y - 26 - i * 20,
          130 - i * 10,
          22,
          i % 2 ? mix(p.coral, p.cloth, 0.5) : p.cloth,
          10,
        ),
      )
      .join('')
  )
}

/** Massage bed under thatch, facing the sea. */
export function seaSpa(stage: Stage): string {
  const p = stage.palette
  return (
    openSea(stage, 470, 820, 190) +
    shore(
      stage,
      [
        [-60, 720],
        [1660, 700],
      ],
      0.6,
    ) +
    terrace(stage, 730, true) +
    [120, 1440].map((x) => rect(x, -20, 24, 800, p.wood)).join('') +
    path('M-20 70Q800 -50 1620 70V-40H-20Z', p.thatch) +
    path('M132 60Q330 320 160 760H110V60Z', p.cloth, 'opacity=".92"') +
    path('M1452 60Q1260 320 1430 760H1480V60Z', p.cloth, 'opacity=".92"') +
    massageBed(stage, 780, 760, 640) +
    pottedPlant(stage, 300, 930, 240) +
    pottedPlant(stage, 1290, 930, 260) +
    candle(stage, 1180, 950, 60) +
    candle(stage, 1120, 970, 44)
  )
}

/** Stacked stones, orchids and candles at sunset. */
export function stonesAndOrchids(stage: Stage): string {
  const p = stage.palette
  const pebble = (x: number, y: number, w: number, c: string) =>
    ellipse(x, y, w, w * 0.36, c) +
    ellipse(x - w * 0.2, y - w * 0.12, w * 0.5, w * 0.12, mix(c, p.cloth, 0.3), 'opacity=".7"')
  const orchid = (x: number, y: number, s: number) =>
    steps(5, -90, 198)
      .map(
        (a) =>
          `<ellipse cx="${x}" cy="${y - 30 * s}" rx="${21 * s}" ry="${34 * s}" fill="${mix('#F7B6CE', p.cloth, 0.25)}" transform="rotate(${a + 90} ${x} ${y})"/>`,
      )
      .join('') +
    circle(x, y, 15 * s, '#D94F86') +
    circle(x, y, 6 * s, p.gold)
  const stone = mix(p.stoneDark, p.ink, 0.45)
  return (
    sky(stage, 560) +
    sun(stage, 1080, 430, 110) +
    clouds(stage, 60, 300, 5) +
    sea(stage, 540, 760) +
    sunRoad(stage, 1080, 540, 740, 190) +
    canopy(stage, 520, 556, 0.5, 34, -60, 420) +
    rect(-10, 740, 1620, 280, stage.down([0, mix(p.wood, p.sand, 0.2)], [1, p.woodShade])) +
    line('M-20 800H1620M-20 880H1620', p.woodShade, 4) +
    fade(0.25, ellipse(560, 872, 210, 24, p.ink)) +
    pebble(560, 830, 170, stone) +
    pebble(552, 740, 136, mix(stone, p.stoneDark, 0.35)) +
    pebble(566, 664, 104, stone) +
    pebble(558, 602, 74, mix(stone, p.stoneDark, 0.35)) +
    pebble(562, 558, 46, stone) +
    path('M760 960Q860 700 1010 640', 'none', `stroke="${p.leaf}" stroke-width="9"`) +
    orchid(880, 760, 1.25) +
    orchid(960, 680, 1.05) +
    orchid(820, 860, 1.35) +
    candle(stage, 1180, 880, 150) +
    candle(stage, 1300, 910, 100) +
    candle(stage, 260, 900, 120) +
    rect(1060, 900, 240, 50, p.cloth, 24) +
    rect(1080, 856, 200, 48, mix(p.coral, p.cloth, 0.4), 22) +
    leafFrame(stage, -30, -20, 420, 45) +
    leafFrame(stage, 1640, 1030, 420, -135)
  )
}

/** Stone plunge bath at the edge of the jungle. */
export function gardenBath(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 520) +
    sun(stage, 500, 230, 80) +
    canopy(stage, 330, 560, 0.75, 60) +
    canopy(stage, 420, 680, 0.45, 70) +
    canopy(stage, 540, 800, 0.2, 80) +
    vines(stage, 900, 1500, 120, 330, 9) +
    tree(stage, 1320, 760, 700) +
    palm(stage, 260, 760, 560, { lean: 60 }) +
    terrace(stage, 740) +
    undergrowth(stage, -40, 1640, 748, 90) +
    fade(0.25, ellipse(780, 944, 420, 30, p.ink)) +
    path(
      'M380 760H1180V900Q1180 950 1120 950H440Q380 950 380 900Z',
      stage.across([0, mix(p.stone, p.cloth, 0.45)], [1, p.stoneShade]),
    ) +
    ellipse(780, 762, 402, 66, mix(p.stone, p.cloth, 0.55)) +
    ellipse(780, 766, 362, 50, stage.down([0, p.seaMid], [1, p.shallow])) +
    steps(9, 520, 1040)
      .map((x) =>
        ellipse(x, 766 + stage.between(-26, 26), 15, 9, stage.pick(['#F7B6CE', p.cloth, p.coral])),
      )
      .join('') +
    bather(stage, 860, 780, 0.95) +
    candle(stage, 300, 950, 90) +
    candle(stage, 1270, 950, 110) +
    rect(1290, 850, 130, 36, p.cloth, 16) +
    rect(1300, 818, 110, 34, mix(p.coral, p.cloth, 0.5), 16) +
    rect(1270, 884, 180, 16, p.wood, 4) +
    leafFrame(stage, -30, -20, 420, 45) +
    leafFrame(stage, 1640, -20, 380, 140)
  )
}
