import { candle } from '../pieces/altar.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { terrace } from '../pieces/pools.ts'
import { shore } from '../pieces/sea.ts'
import { torch } from '../pieces/shorelife.ts'
import { birds, stars } from '../pieces/sky.ts'
import { palapa } from '../pieces/thatch.ts'
import { circle, ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { openSea } from './sea-view.ts'

function table(stage: Stage, x: number, y: number, width: number, lit: boolean): string {
  const p = stage.palette
  const glass = (dx: number) =>
    path(`M${x + dx - 13} ${y - 64}h26l-8 34v22h9v6h-28v-6h9v-22Z`, p.cloth, 'opacity=".9"') +
    path(`M${x + dx - 11} ${y - 52}h22l-6 22h-10Z`, p.coral)
  const chair = (s: number) =>
    line(
      `M${x + s * width * 0.78} ${y - 110}L${x + s * width * 0.72} ${y + 40}M${x + s * width * 0.72} ${y + 40}H${x + s * width * 0.5}M${x + s * width * 0.74} ${y + 40}L${x + s * width * 0.8} ${y + 160}M${x + s * width * 0.52} ${y + 40}L${x + s * width * 0.5} ${y + 160}`,
      p.woodShade,
      11,
    ) +
    path(
      `M${x + s * width * 0.8} ${y - 116}L${x + s * width * 0.73} ${y + 10}`,
      'none',
      `stroke="${p.wood}" stroke-width="22" stroke-linecap="round"`,
    )
  return (
    fade(0.22, ellipse(x, y + 164, width * 0.9, 18, p.ink)) +
    chair(-1) +
    chair(1) +
    path(
      `M${x - width / 2} ${y}H${x + width / 2}L${x + width * 0.44} ${y + 130}Q${x} ${y + 150} ${x - width * 0.44} ${y + 130}Z`,
      stage.across([0, p.cloth], [1, mix(p.cloth, p.wallShade, 0.6)]),
    ) +
    ellipse(x, y, width / 2, 20, p.cloth) +
    ellipse(x - width * 0.26, y - 3, 48, 11, mix(p.cloth, p.wallShade, 0.35)) +
    ellipse(x + width * 0.26, y - 3, 48, 11, mix(p.cloth, p.wallShade, 0.35)) +
    glass(-width * 0.12) +
    glass(width * 0.14) +
    (lit
      ? candle(stage, x, y - 4, 52)
      : path(`M${x - 14} ${y - 4}l-5 -40h38l-5 40Z`, p.seaNear) + rosette(stage, x, y - 44, 46))
  )
}

/** Terrace tables above the sea at sunset. */
export function seaTerrace(stage: Stage): string {
  const p = stage.palette
  return (
    openSea(stage, 470, 560, 390) +
    birds(stage, 900, 220, 5, 18) +
    fade(0.35, rect(-10, 600, 1620, 120, p.glass)) +
    rect(-10, 596, 1620, 9, p.wood) +
    steps(11, 20, 1580)
      .map((x) => rect(x - 5, 600, 10, 130, p.wood))
      .join('') +
    terrace(stage, 726, true) +
    table(stage, 1060, 740, 420, true) +
    table(stage, 300, 700, 240, true) +
    rect(1380, -20, 26, 800, p.woodShade) +
    path('M1640 -40V220Q1100 150 760 -40Z', p.thatch) +
    line(
      steps(24, 800, 1620)
        .map(
          (x) => `M${x} ${(x - 760) * 0.27 - 30}l${stage.between(-8, 8)} ${stage.between(22, 44)}`,
        )
        .join(''),
      p.thatchShade,
      6,
    ) +
    rosette(stage, 1540, 990, 150) +
    leafFrame(stage, -30, -20, 380, 45)
  )
}

/** Palapa restaurant with tables on the sand. */
export function beachRestaurant(stage: Stage): string {
  return (
    openSea(stage, 430, 330, 150) +
    shore(stage, [
      [-60, 720],
      [500, 680],
      [1000, 650],
      [1660, 620],
    ]) +
    palapa(stage, 1020, 860, 900, 620, true) +
    table(stage, 360, 800, 230, false) +
    table(stage, 760, 850, 260, false) +
    table(stage, 1250, 850, 260, false) +
    palm(stage, 470, 740, 420, { lean: -50 }) +
    palm(stage, 1540, 880, 560, { lean: -20 }) +
    rosette(stage, 120, 980, 110) +
    leafFrame(stage, -30, -20, 400, 45)
  )
}

/** One candle-lit table on the beach by night. */
export function candleDinner(stage: Stage): string {
  const p = stage.palette
  return (
    openSea(stage, 470, 520, 190) +
    stars(stage, 420, 90) +
    shore(stage, [
      [-60, 780],
      [500, 730],
      [1000, 700],
      [1660, 670],
    ]) +
    rect(640, 330, 14, 480, p.wood) +
    rect(1226, 330, 14, 480, p.wood) +
    path(
      'M620 330Q930 250 1260 330Q1200 370 1232 560Q1160 420 930 392Q700 420 648 560Q680 370 620 330Z',
      p.cloth,
      'opacity=".9"',
    ) +
    circle(940, 700, 360, stage.radial([0, p.lit, 0.5], [1, p.lit, 0])) +
    table(stage, 940, 780, 360, true) +
    torch(stage, 520, 880, 170) +
    torch(stage, 1360, 880, 170) +
    torch(stage, 330, 820, 120) +
    steps(12, 560, 1320)
      .map(
        (x) =>
          circle(
            x,
            960 + stage.between(-14, 18),
            34,
            stage.radial([0, p.lit, 0.8], [1, p.lit, 0]),
          ) + circle(x, 958 + stage.between(-4, 8), 7, p.lit),
      )
      .join('') +
    palm(stage, 150, 960, 640, { lean: 60 }) +
    palm(stage, 1520, 950, 620, { lean: -40 })
  )
}
