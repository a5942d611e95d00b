import { airliner, parasail } from '../pieces/air.ts'
import { catamaran, panga, sailboat } from '../pieces/boats.ts'
import { island } from '../pieces/islands.ts'
import { leafFrame } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { glints, sea, shoals, shore } from '../pieces/sea.ts'
import { lounger, umbrella } from '../pieces/shorelife.ts'
import { cloudBank, clouds, cumulus, sky, streak, sun } from '../pieces/sky.ts'
import { skyline, tower } from '../pieces/towers.ts'
import { fade, path, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Parasail in front of the hotel zone. */
export function parasailing(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 560) +
    sun(stage, 1250, 140, 54) +
    cloudBank(stage, 560) +
    streak(stage, 900, 300, 300) +
    cumulus(stage, 1050, 230, 330) +
    sea(stage, 560) +
    shoals(stage, 640, 900, 7) +
    glints(stage, 560, 960, 80) +
    shore(
      stage,
      [
        [-60, 1180],
        [900, 1120],
        [1200, 760],
        [1400, 640],
        [1660, 590],
      ],
      0.7,
    ) +
    skyline(stage, [1420, 620], [1000, 566], 9, 300, true) +
    parasail(stage, 480, 220, 1.35, 820, 800) +
    panga(stage, 900, 820, 0.95, p.coral) +
    path('M780 830Q520 860 380 930V880Q560 830 790 816Z', p.foam, 'opacity=".6"') +
    palm(stage, 1500, 860, 420, { lean: -60 })
  )
}

/** Airliner coming in over the hotel zone. */
export function arrival(stage: Stage): string {
  return (
    sky(stage, 580) +
    sun(stage, 330, 180, 60) +
    clouds(stage, 60, 420, 5) +
    sea(stage, 580) +
    shoals(stage, 660, 860, 6) +
    glints(stage, 580, 900, 70) +
    shore(stage, [
      [-60, 1080],
      [600, 1010],
      [1000, 820],
      [1300, 700],
      [1660, 640],
    ]) +
    skyline(stage, [1380, 700], [780, 588], 11, 330, true) +
    airliner(stage, 700, 300, 2.1, -7) +
    palm(stage, 1460, 930, 440, { lean: -80 }) +
    palm(stage, 1560, 900, 330, { lean: 20 }) +
    leafFrame(stage, -30, 1020, 400, -45)
  )
}

/** Three islands and a boat seen from above. */
export function islandHopping(stage: Stage): string {
  const p = stage.palette
  const route = 'M250 330Q520 250 720 420T1200 420Q1400 560 1120 760'
  return (
    rect(0, 0, 1600, 1000, stage.down([0, p.seaFar], [0.35, p.seaMid], [1, p.seaNear])) +
    shoals(stage, 80, 900, 14) +
    path(
      route,
      'none',
      `stroke="${p.foam}" stroke-width="6" stroke-dasharray="4 22" stroke-linecap="round"`,
    ) +
    island(stage, 250, 290, 130, 0.62, -12) +
    island(stage, 1260, 330, 170, 0.6, 16) +
    island(stage, 980, 780, 230, 0.56, -6) +
    island(stage, 300, 800, 80, 0.6) +
    glints(stage, 40, 980, 80, 0.35) +
    catamaran(stage, 720, 470, 0.66) +
    sailboat(stage, 560, 690, 0.4, p.gold) +
    fade(
      0.85,
      cumulus(stage, 1000, 120, 330) +
        cumulus(stage, 60, 560, 260) +
        cumulus(stage, 1340, 620, 300),
    ) +
    airliner(stage, 520, 130, 0.62, -10)
  )
}

/** Tower, palms, beach and an airliner overhead: the whole holiday in one picture. */
export function beachEscape(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 500) +
    sun(stage, 900, 160, 56) +
    cloudBank(stage, 500) +
    clouds(stage, 60, 240, 3) +
    airliner(stage, 480, 190, 1, -9) +
    sea(stage, 500) +
    shoals(stage, 570, 740, 7) +
    glints(stage, 500, 860, 80) +
    sailboat(stage, 300, 560, 0.5) +
    shore(stage, [
      [-60, 980],
      [500, 920],
      [900, 800],
      [1160, 720],
      [1660, 690],
    ]) +
    tower(stage, 1440, 784, { width: 170, floors: 13, bays: 6, haze: 0.15 }) +
    tower(stage, 1150, 800, { width: 250, floors: 20, bow: 16, bays: 8 }) +
    umbrella(stage, 760, 910, 0.9, p.coral) +
    lounger(stage, 880, 924, 0.8, p.coral) +
    lounger(stage, 650, 930, 0.8, p.coral, true) +
    palm(stage, 1080, 880, 520, { lean: -80 }) +
    palm(stage, 1450, 930, 560, { lean: 60 }) +
    palm(stage, 1320, 900, 380, { lean: -40 }) +
    leafFrame(stage, -30, 1020, 380, -45)
  )
}
