import { arcade } from '../pieces/arcade.ts'
import { catamaran, panga, sailboat } from '../pieces/boats.ts'
import { cottage } from '../pieces/cottage.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { lighthouse } from '../pieces/lighthouse.ts'
import { block } from '../pieces/lowrise.ts'
import { palm } from '../pieces/palms.ts'
import { stroller } from '../pieces/people.ts'
import { lapPool } from '../pieces/pools.ts'
import { glints, sea, shore } from '../pieces/sea.ts'
import { hammock, lounger, torch, umbrella } from '../pieces/shorelife.ts'
import { birds, milkyWay, sky } from '../pieces/sky.ts'
import { jetty, palapa } from '../pieces/thatch.ts'
import { circle, mix, path, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { bay } from './sea-view.ts'

/** Painted wooden houses on the beach; at night under the stars. */
export function beachHouses(stage: Stage, starry = false): string {
  const p = stage.palette
  const colours = ['#7FC4B8', '#F2B95C', '#E98B6D', '#8DB7D4']
  if (starry) {
    return (
      sky(stage, 560) +
      milkyWay(stage, 520, 560) +
      sea(stage, 560) +
      glints(stage, 560, 760, 40) +
      shore(stage, [
        [-60, 880],
        [500, 820],
        [900, 770],
        [1660, 740],
      ]) +
      circle(1080, 700, 460, stage.radial([0, p.lit, 0.28], [1, p.lit, 0])) +
      cottage(stage, 1100, 850, 620, '#7FC4B8', 70) +
      palm(stage, 700, 900, 560, { lean: -60 }) +
      palm(stage, 1500, 920, 620, { lean: 20 }) +
      hammock(stage, 360, 690, 740, 80, p.coral) +
      rect(352, 730, 12, 190, p.woodShade) +
      torch(stage, 800, 920, 120) +
      torch(stage, 250, 930, 140) +
      stroller(stage, 560, 940, 1, p.gold, false) +
      leafFrame(stage, -30, -20, 380, 45)
    )
  }
  return (
    bay(stage, 430, 1320, 140) +
    sailboat(stage, 1180, 500, 0.45) +
    shore(stage, [
      [-60, 690],
      [500, 720],
      [1000, 800],
      [1660, 900],
    ]) +
    colours
      .map((c, i) => cottage(stage, 180 + i * 290, 800 + i * 22, 270 + i * 10, c, 24))
      .join('') +
    palm(stage, 330, 800, 380, { lean: -20 }) +
    palm(stage, 620, 830, 420, { lean: 30 }) +
    palm(stage, 1230, 900, 460, { lean: 60 }) +
    umbrella(stage, 1360, 950, 0.8, p.coral) +
    lounger(stage, 1460, 966, 0.75, p.coral) +
    rosette(stage, 480, 860, 60) +
    rosette(stage, 780, 890, 70) +
    rosette(stage, 1100, 930, 70) +
    leafFrame(stage, -30, 1030, 340, -45)
  )
}

/** Low white hotel along the beach, told apart by its companion. */
export function lowBeachHotel(
  stage: Stage,
  companion: 'catamaran' | 'arcade' | 'lighthouse',
): string {
  const p = stage.palette
  const base = bay(
    stage,
    450,
    companion === 'lighthouse' ? 1250 : 420,
    companion === 'lighthouse' ? 140 : companion === 'arcade' ? 390 : 340,
    companion === 'lighthouse' ? 54 : 88,
  )
  if (companion === 'arcade')
    return (
      base +
      birds(stage, 640, 200, 6, 18) +
      shore(stage, [
        [-60, 860],
        [420, 800],
        [760, 740],
        [1660, 720],
      ]) +
      block(stage, 780, 600, { width: 700, floors: 2, floorHeight: 96, bays: 7, side: 60 }) +
      arcade(stage, 700, 780, 900, 190, 7, p.wall) +
      lapPool(stage, [900, 1500], 830, [860, 1640], 930) +
      palm(stage, 660, 860, 480, { lean: -60 }) +
      palm(stage, 920, 850, 400, { lean: 20 }) +
      palm(stage, 1310, 850, 430, { lean: -20 }) +
      palm(stage, 1540, 900, 520, { lean: 20 }) +
      umbrella(stage, 420, 930, 0.9, p.coral) +
      lounger(stage, 530, 944, 0.8, p.coral) +
      lounger(stage, 310, 948, 0.8, p.coral, true) +
      leafFrame(stage, -30, -20, 360, 45)
    )
  if (companion === 'lighthouse')
    return (
      base +
      panga(stage, 1330, 590, 0.6, p.coral) +
      shore(stage, [
        [-60, 700],
        [600, 720],
        [1000, 790],
        [1660, 900],
      ]) +
      block(stage, 60, 760, {
        width: 760,
        floors: 3,
        floorHeight: 100,
        bays: 7,
        side: 70,
        colour: mix(p.wall, p.gold, 0.1),
      }) +
      palapa(stage, 860, 860, 360, 290, true) +
      lighthouse(stage, 1180, 860, 470, 12) +
      path('M1040 876Q1170 822 1310 874Q1180 904 1040 876Z', p.sand) +
      jetty(stage, [1560, 1040], [1470, 600], 200, 46) +
      palm(stage, 330, 860, 460, { lean: -30 }) +
      palm(stage, 600, 880, 420, { lean: 30 }) +
      palm(stage, 90, 960, 560, { lean: 50 }) +
      umbrella(stage, 1010, 960, 0.8, p.coral) +
      lounger(stage, 900, 976, 0.75, p.coral, true) +
      rosette(stage, 460, 900, 70) +
      rosette(stage, 1340, 880, 50)
    )
  return (
    base +
    catamaran(stage, 380, 640, 0.9) +
    shore(stage, [
      [-60, 960],
      [420, 880],
      [760, 780],
      [1160, 730],
      [1660, 710],
    ]) +
    block(stage, 820, 760, {
      width: 720,
      floors: 3,
      floorHeight: 104,
      bays: 6,
      wooden: true,
      side: 60,
    }) +
    palapa(stage, 780, 850, 330, 270, true) +
    palm(stage, 1010, 850, 440, { lean: -40 }) +
    palm(stage, 1280, 870, 470, { lean: 30 }) +
    palm(stage, 1530, 920, 560, { lean: -20 }) +
    umbrella(stage, 560, 950, 0.85, p.gold, true) +
    lounger(stage, 670, 964, 0.8, p.coral) +
    rosette(stage, 1140, 900, 70) +
    rosette(stage, 1400, 950, 90) +
    leafFrame(stage, -30, -20, 380, 45)
  )
}
