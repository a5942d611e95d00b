import { panga } from '../pieces/boats.ts'
import { forestEdge } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { block } from '../pieces/lowrise.ts'
import { palm } from '../pieces/palms.ts'
import { bather } from '../pieces/people.ts'
import { glints, shore } from '../pieces/sea.ts'
import { hammock, lounger, umbrella } from '../pieces/shorelife.ts'
import { birds } from '../pieces/sky.ts'
import { cabana, jetty, palapa, thatchRoof } from '../pieces/thatch.ts'
import { circle, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { bay } from './sea-view.ts'

/** Thatched cabanas in a row along the sand. */
export function cabanaRow(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 430, 330, 140) +
    shore(stage, [
      [-60, 920],
      [420, 830],
      [800, 720],
      [1200, 640],
      [1660, 610],
    ]) +
    forestEdge(stage, 1200, 1680, 660, 100) +
    cabana(stage, 960, 720, 200) +
    cabana(stage, 1180, 760, 280) +
    cabana(stage, 1430, 850, 420) +
    palm(stage, 1050, 760, 340, { lean: -60 }) +
    palm(stage, 1290, 830, 480, { lean: -90 }) +
    umbrella(stage, 720, 890, 0.8, p.gold, true) +
    lounger(stage, 830, 906, 0.75, p.coral) +
    hammock(stage, 1000, 1240, 850, 50, p.coral) +
    rect(996, 840, 8, 90, p.woodShade) +
    rect(1236, 840, 8, 90, p.woodShade) +
    palm(stage, 1560, 980, 560, { lean: -30 }) +
    rosette(stage, 1200, 970, 90) +
    leafFrame(stage, -30, -20, 420, 45)
  )
}

/** Stone house with thatch, steps away from the dawn sea. */
export function stoneVilla(stage: Stage): string {
  const p = stage.palette
  const stones = steps(60, 0, 59)
    .map(() =>
      rect(
        stage.between(760, 1420),
        stage.between(560, 780),
        stage.between(26, 56),
        stage.between(14, 24),
        stage.pick([p.stoneShade, mix(p.stone, p.cloth, 0.4), p.stoneDark]),
        7,
        'opacity=".45"',
      ),
    )
    .join('')
  return (
    bay(stage, 450, 430, 340, 86) +
    birds(stage, 620, 200, 5, 18) +
    shore(stage, [
      [-60, 900],
      [420, 830],
      [760, 760],
      [1660, 740],
    ]) +
    rect(740, 540, 740, 260, stage.across([0, p.stone], [1, p.stoneShade])) +
    stones +
    [850, 1050, 1250, 1400]
      .map(
        (x) =>
          path(`M${x - 44} 790V660a44 44 0 0 1 88 0V790Z`, p.lit) +
          circle(x, 700, 120, stage.radial([0, p.lit, 0.4], [1, p.lit, 0])),
      )
      .join('') +
    thatchRoof(stage, 1110, 560, 880, 270, 0.4) +
    rect(720, 786, 790, 24, mix(p.stone, p.cloth, 0.4), 5) +
    polygon(
      [
        [980, 808],
        [1140, 808],
        [1180, 900],
        [940, 900],
      ],
      mix(p.stone, p.cloth, 0.3),
    ) +
    line('M972 830H1148M962 852H1160M950 876H1170', p.stoneShade, 4) +
    palm(stage, 690, 860, 460, { lean: -70 }) +
    palm(stage, 1530, 880, 540, { lean: 30 }) +
    rosette(stage, 830, 830, 60) +
    rosette(stage, 1330, 834, 70) +
    lounger(stage, 540, 940, 0.9, p.coral) +
    umbrella(stage, 440, 930, 0.95, p.gold, true) +
    leafFrame(stage, 1640, 1030, 340, -135)
  )
}

/** Bungalows on stilts above the shallows. */
export function stiltBungalows(stage: Stage): string {
  return (
    bay(stage, 450, 480, 350, 86) +
    birds(stage, 700, 210, 6, 18) +
    forestEdge(stage, 1280, 1700, 560, 90) +
    cabana(stage, 860, 600, 200, { stilts: 44 }) +
    cabana(stage, 1120, 680, 300, { stilts: 60 }) +
    cabana(stage, 1430, 800, 440, { stilts: 84 }) +
    jetty(stage, [700, 1050], [790, 560], 220, 40) +
    panga(stage, 480, 760, 0.9, stage.palette.coral) +
    bather(stage, 1010, 860, 0.8) +
    glints(stage, 600, 960, 40) +
    palm(stage, 110, 990, 640, { lean: 70 }) +
    leafFrame(stage, 1640, -20, 340, 140)
  )
}

/** Two-storey thatched hotel on a white beach. */
export function thatchHotel(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 430, 330, 140) +
    shore(stage, [
      [-60, 860],
      [420, 800],
      [760, 730],
      [1660, 690],
    ]) +
    forestEdge(stage, 1180, 1700, 700, 120) +
    block(stage, 660, 790, {
      width: 720,
      floors: 2,
      floorHeight: 128,
      bays: 6,
      wooden: true,
      planted: false,
      colour: mix(p.wall, p.sand, 0.4),
    }) +
    thatchRoof(stage, 1020, 548, 860, 230, 0.5) +
    palapa(stage, 500, 860, 320, 270, true) +
    palm(stage, 620, 850, 460, { lean: -50 }) +
    palm(stage, 1440, 880, 520, { lean: 30 }) +
    hammock(stage, 1130, 1390, 880, 56, p.coral) +
    rect(1126, 872, 8, 90, p.woodShade) +
    rect(1388, 872, 8, 90, p.woodShade) +
    umbrella(stage, 820, 950, 0.85, p.gold, true) +
    lounger(stage, 930, 964, 0.8, p.coral) +
    rosette(stage, 1050, 850, 60) +
    rosette(stage, 740, 850, 60) +
    leafFrame(stage, -30, -20, 400, 45)
  )
}
