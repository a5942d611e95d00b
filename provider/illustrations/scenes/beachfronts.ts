import { kayak, panga, sailboat } from '../pieces/boats.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { grove, palm } from '../pieces/palms.ts'
import { stroller } from '../pieces/people.ts'
import { shells } from '../pieces/sand-toys.ts'
import { shore, sunRoad } from '../pieces/sea.ts'
import { cabanaBed, hammock, lounger, torch, umbrella } from '../pieces/shorelife.ts'
import { birds } from '../pieces/sky.ts'
import { cabana, jetty, palapa } from '../pieces/thatch.ts'
import type { Stage } from '../stage.ts'
import { bay, slope } from './sea-view.ts'

/** Rows of umbrellas and loungers facing the water. */
export function umbrellas(stage: Stage): string {
  const p = stage.palette
  const set = (x: number, y: number, s: number, c: string) =>
    umbrella(stage, x, y, s, c) +
    lounger(stage, x + 130 * s, y + 14, s * 0.9, c) +
    lounger(stage, x - 120 * s, y + 18, s * 0.9, c, true)
  return (
    bay(stage, 430, 1240, 140) +
    sailboat(stage, 380, 500, 0.4) +
    shore(stage, slope) +
    set(1330, 760, 0.62, p.gold) +
    set(920, 810, 0.8, p.seaMid) +
    set(430, 890, 1.15, p.coral) +
    palm(stage, 1480, 930, 560, { lean: -80 }) +
    palm(stage, 60, 960, 600, { lean: 70 })
  )
}

/** Hammock slung between two palms. */
export function palmHammock(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 480, 820, 400, 92) +
    birds(stage, 420, 230, 6, 18) +
    sailboat(stage, 1180, 540, 0.45) +
    shore(stage, [
      [-60, 860],
      [600, 820],
      [1100, 800],
      [1660, 740],
    ]) +
    palm(stage, 330, 950, 720, { lean: -150 }) +
    palm(stage, 1180, 950, 700, { lean: 170 }) +
    hammock(stage, 325, 1195, 640, 135, p.coral) +
    shells(stage, 720, 930, 1) +
    rosette(stage, 150, 980, 110) +
    rosette(stage, 1450, 980, 130) +
    leafFrame(stage, 1640, -20, 380, 140)
  )
}

/** Jetty with a palapa at its end. */
export function jettyPalapa(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 450, 430, 340, 84) +
    birds(stage, 980, 220, 6, 18) +
    jetty(stage, [820, 1050], [860, 540], 420, 76) +
    palapa(stage, 862, 552, 280, 250) +
    panga(stage, 1250, 640, 0.8, p.coral) +
    shore(stage, [
      [-60, 920],
      [500, 950],
      [1100, 950],
      [1660, 880],
    ]) +
    jetty(stage, [820, 1050], [838, 800], 420, 262) +
    palm(stage, 1440, 970, 560, { lean: -90 }) +
    palm(stage, 160, 990, 620, { lean: 70 })
  )
}

/** Canopied day beds on white sand. */
export function dayBeds(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 430, 420, 140) +
    shore(stage, [
      [-60, 690],
      [500, 670],
      [1000, 660],
      [1660, 620],
    ]) +
    cabanaBed(stage, 1330, 780, 0.85, p.gold) +
    cabanaBed(stage, 960, 830, 1.1, p.seaMid) +
    cabanaBed(stage, 440, 930, 1.6, p.coral) +
    grove(stage, 1500, 950, 540) +
    rosette(stage, 740, 950, 80) +
    leafFrame(stage, -30, -20, 420, 45)
  )
}

/** Kayaks pulled up on the beach. */
export function beachedKayaks(stage: Stage): string {
  const p = stage.palette
  return (
    bay(stage, 440, 620, 330, 80) +
    kayak(stage, 1160, 590, 0.7, p.gold) +
    shore(stage, [
      [-60, 760],
      [500, 730],
      [1000, 700],
      [1660, 660],
    ]) +
    kayak(stage, 420, 800, 1.7, '#1F93A8', true, -10) +
    kayak(stage, 560, 870, 1.8, p.coral, true, -8) +
    kayak(stage, 700, 946, 1.9, p.gold, true, -6) +
    palm(stage, 1330, 930, 620, { lean: -120 }) +
    palm(stage, 1480, 950, 460, { lean: 30 }) +
    rosette(stage, 1180, 930, 80) +
    stroller(stage, 1060, 840, 1, p.coral)
  )
}

/** Torches on the sand under the moon. */
export function moonlitBeach(stage: Stage): string {
  return (
    bay(stage, 470, 560, 200, 64) +
    sunRoad(stage, 560, 470, 780, 150) +
    shore(stage, slope) +
    [
      [1400, 760, 110],
      [1130, 800, 140],
      [800, 850, 170],
      [420, 910, 210],
    ]
      .map(([x = 0, y = 0, h = 0]) => torch(stage, x, y, h))
      .join('') +
    cabana(stage, 1380, 890, 320) +
    palm(stage, 1180, 930, 620, { lean: 110 }) +
    palm(stage, 130, 960, 640, { lean: 60 }) +
    stroller(stage, 620, 880, 1.1, stage.palette.coral, false) +
    stroller(stage, 690, 882, 1.05, stage.palette.cloth, false)
  )
}
