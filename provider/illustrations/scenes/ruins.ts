import { acropolis, steepPyramid } from '../pieces/acropolis.ts'
import { canopy, tree, undergrowth } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { cyclist, stroller } from '../pieces/people.ts'
import { pyramid } from '../pieces/pyramid.ts'
import { glints, sea, shoals, shore } from '../pieces/sea.ts'
import { birds, cloudBank, clouds, sky, streak, sun } from '../pieces/sky.ts'
import { cliff, seaTemple } from '../pieces/tulum.ts'
import { ellipse, mix, path, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

function lawn(stage: Stage, y: number): string {
  const p = stage.palette
  return rect(
    -10,
    y,
    1620,
    1010 - y,
    stage.down(
      [0, mix(p.leafLight, p.sand, 0.4)],
      [0.4, mix(p.leaf, p.leafLight, 0.4)],
      [1, p.leaf],
    ),
  )
}

/** El Castillo of Chichén Itzá across its lawn, with visitors for scale. */
export function chichenItza(stage: Stage, visitors = true): string {
  const p = stage.palette
  return (
    sky(stage, 660) +
    sun(stage, 470, 300, 80) +
    clouds(stage, 60, 280, 4) +
    birds(stage, 260, 220, 6, 18) +
    canopy(stage, 610, 720, 0.75, 46) +
    canopy(stage, 650, 740, 0.4, 56) +
    lawn(stage, 730) +
    ellipse(830, 800, 700, 46, mix(p.leafLight, p.sand, 0.6)) +
    pyramid(stage, 830, 800, 1080) +
    (visitors
      ? stroller(stage, 390, 880, 0.72, p.coral) +
        stroller(stage, 450, 884, 0.7, p.gold) +
        stroller(stage, 1270, 860, 0.6, p.cloth)
      : '') +
    tree(stage, 1500, 900, 480) +
    undergrowth(stage, 1300, 1640, 1000, 90) +
    leafFrame(stage, -30, -20, 400, 45) +
    rosette(stage, 120, 960, 110)
  )
}

/** The pyramid straight on between dark palms, the sun right behind its temple. */
export function pyramidAlone(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 720) +
    sun(stage, 798, 250, 150) +
    streak(stage, 140, 200, 380) +
    streak(stage, 1130, 320, 360) +
    birds(stage, 1060, 180, 7, 18) +
    canopy(stage, 640, 820, 0.8, 44) +
    pyramid(stage, 905, 800, 920) +
    lawn(stage, 790) +
    path('M700 1010Q760 880 778 796H828Q850 880 920 1010Z', mix(p.sand, p.sandShade, 0.5)) +
    canopy(stage, 800, 1010, 0.05, 70, -80, 420) +
    canopy(stage, 800, 1010, 0.05, 70, 1210, 1700) +
    palm(stage, 300, 880, 560, { lean: 40, silhouette: p.ink }) +
    palm(stage, 1330, 880, 600, { lean: -60, silhouette: p.ink }) +
    undergrowth(stage, -40, 480, 1010, 120, p.ink) +
    undergrowth(stage, 1150, 1640, 1010, 120, p.ink)
  )
}

/** A jungle road leading towards the pyramid. */
export function mayaRoute(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 620) +
    sun(stage, 800, 330, 110) +
    clouds(stage, 60, 260, 4) +
    canopy(stage, 560, 700, 0.8, 46) +
    pyramid(stage, 810, 660, 460) +
    canopy(stage, 640, 760, 0.45, 60) +
    lawn(stage, 690) +
    path(
      'M560 1010Q760 840 800 690H826Q880 840 1130 1010Z',
      stage.down([0, p.sand], [1, p.sandShade]),
    ) +
    path('M838 1010Q826 840 813 700Q822 840 858 1010Z', p.cloth, 'opacity=".5"') +
    tree(stage, 260, 900, 720) +
    tree(stage, 1380, 900, 760) +
    palm(stage, 520, 850, 420, { lean: 60 }) +
    palm(stage, 1130, 850, 400, { lean: -50 }) +
    undergrowth(stage, -40, 520, 1000, 130) +
    undergrowth(stage, 1160, 1640, 1000, 130) +
    leafFrame(stage, -20, -20, 420, 45)
  )
}

/** The cliff temple of Tulum from the cove. */
export function tulumCove(stage: Stage): string {
  return (
    sky(stage, 480) +
    sun(stage, 420, 150, 56) +
    cloudBank(stage, 480) +
    clouds(stage, 60, 240, 4) +
    sea(stage, 480) +
    shoals(stage, 560, 800, 8) +
    glints(stage, 480, 860, 70) +
    cliff(
      stage,
      [
        [560, 860],
        [590, 770],
        [600, 660],
        [660, 560],
        [780, 480],
        [960, 440],
        [1160, 424],
        [1380, 416],
        [1660, 400],
      ],
      850,
    ) +
    palm(stage, 1480, 420, 320, { lean: 40 }) +
    seaTemple(stage, 1080, 428, 620) +
    palm(stage, 760, 490, 260, { lean: -80 }) +
    palm(stage, 1560, 420, 220, { lean: -20 }) +
    shore(stage, [
      [-60, 1000],
      [420, 960],
      [900, 900],
      [1660, 850],
    ]) +
    stroller(stage, 620, 960, 0.8, stage.palette.coral) +
    stroller(stage, 680, 964, 0.78, stage.palette.cloth) +
    palm(stage, 180, 980, 460, { lean: 80 }) +
    leafFrame(stage, 1640, 1020, 360, -135)
  )
}

/** Cycling to the steep pyramid of Cobá through the forest. */
export function cobaByBike(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 620) +
    sun(stage, 1180, 170, 60) +
    clouds(stage, 60, 240, 3) +
    canopy(stage, 500, 700, 0.7, 60) +
    lawn(stage, 690) +
    steepPyramid(stage, 900, 720, 620, 520) +
    canopy(stage, 660, 780, 0.25, 60, -60, 660) +
    canopy(stage, 670, 780, 0.25, 60, 1180, 1660) +
    rect(-10, 740, 1620, 270, stage.down([0, mix(p.leaf, p.leafLight, 0.5)], [1, p.leafDark])) +
    path(
      'M-10 930Q500 860 1610 880V990Q600 940 -10 1010Z',
      stage.down([0, p.sand], [1, p.sandShade]),
    ) +
    tree(stage, 230, 850, 700) +
    tree(stage, 1450, 840, 640) +
    undergrowth(stage, 300, 560, 870, 90) +
    undergrowth(stage, 1180, 1640, 860, 80) +
    cyclist(stage, 520, 945, 1.05, p.coral) +
    cyclist(stage, 860, 925, 0.92, p.gold) +
    leafFrame(stage, -20, -20, 460, 45) +
    leafFrame(stage, 1640, -20, 360, 140)
  )
}

/** The wide acropolis of Ek Balam with its thatched fronts. */
export function ekBalam(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 680) +
    sun(stage, 1240, 420, 86) +
    clouds(stage, 60, 320, 5) +
    birds(stage, 420, 220, 6, 18) +
    canopy(stage, 600, 820, 0.7, 52) +
    acropolis(stage, 760, 790, 1120) +
    lawn(stage, 780) +
    ellipse(760, 796, 640, 24, mix(p.leafLight, p.sand, 0.4)) +
    stroller(stage, 560, 880, 0.7, p.gold) +
    stroller(stage, 620, 884, 0.68, p.coral) +
    tree(stage, 1480, 900, 520) +
    palm(stage, 70, 920, 520, { lean: 50 }) +
    undergrowth(stage, 1260, 1640, 1000, 110) +
    undergrowth(stage, -40, 240, 1000, 110)
  )
}
