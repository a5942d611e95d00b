import { convent } from '../pieces/arcade.ts'
import { panga } from '../pieces/boats.ts'
import { church } from '../pieces/church.ts'
import { tree } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { lighthouse } from '../pieces/lighthouse.ts'
import { palm } from '../pieces/palms.ts'
import { stroller } from '../pieces/people.ts'
import { glints, sea, shore, sunRoad } from '../pieces/sea.ts'
import { birds, clouds, sky, sun } from '../pieces/sky.ts'
import { streetLamp } from '../pieces/street.ts'
import { jetty, palapa } from '../pieces/thatch.ts'
import { facade, row } from '../pieces/town.ts'
import { line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

function paving(stage: Stage, y: number): string {
  const p = stage.palette
  const seams = [0.08, 0.24, 0.5, 0.85].map((t) => `M0 ${y + (1000 - y) * t}H1600`).join('')
  const rays = steps(13, -900, 2500)
    .map((x) => `M${800 + (x - 800) * 0.32} ${y}L${x} 1000`)
    .join('')
  return (
    rect(
      -10,
      y,
      1620,
      1010 - y,
      stage.down([0, mix(p.stone, p.stoneShade, 0.3)], [1, p.stoneShade]),
    ) + line(seams + rays, p.stoneDark, 2, 'opacity=".2"')
  )
}

/** Mérida's cathedral across the plaza by day, laurel trees and a carriage path. */
export function meridaPlaza(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 820) +
    sun(stage, 1260, 170, 56) +
    clouds(stage, 60, 280, 4) +
    birds(stage, 300, 260, 6, 18) +
    row(stage, -60, 430, 790, 250) +
    row(stage, 1060, 1660, 790, 260) +
    church(stage, 740, 800, 640, '#F0DDBC') +
    paving(stage, 790) +
    tree(stage, 180, 900, 460) +
    tree(stage, 1370, 900, 480) +
    streetLamp(stage, 440, 900, 320) +
    streetLamp(stage, 1080, 900, 320) +
    stroller(stage, 620, 920, 0.85, p.coral) +
    stroller(stage, 690, 924, 0.82, p.seaNear) +
    stroller(stage, 940, 890, 0.7, p.gold) +
    rosette(stage, 60, 960, 90) +
    rosette(stage, 1530, 960, 100)
  )
}

/** Izamal: the yellow convent above its ramp. */
export function izamal(stage: Stage): string {
  const p = stage.palette
  const yellow = '#F4BC3E'
  return (
    sky(stage, 800) +
    sun(stage, 330, 170, 56) +
    clouds(stage, 60, 260, 4) +
    birds(stage, 1120, 200, 6, 18) +
    facade(stage, -60, 800, {
      width: 360,
      height: 250,
      colour: yellow,
      bays: 3,
      shutter: '#7A4A33',
    }) +
    facade(stage, 1300, 800, {
      width: 360,
      height: 250,
      colour: yellow,
      bays: 3,
      shutter: '#7A4A33',
    }) +
    convent(stage, 800, 800, 1060, yellow) +
    rect(-10, 798, 1620, 214, stage.down([0, mix(p.stone, p.sand, 0.5)], [1, p.stoneShade])) +
    tree(stage, 150, 900, 420) +
    palm(stage, 1440, 900, 520, { lean: -40 }) +
    streetLamp(stage, 420, 920, 280) +
    streetLamp(stage, 1180, 920, 280) +
    stroller(stage, 730, 930, 0.9, p.coral) +
    stroller(stage, 800, 934, 0.86, p.cloth) +
    rosette(stage, 1290, 930, 80)
  )
}

/** Fishing village with leaning lighthouse, pier and palapa. */
export function lighthouseVillage(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 470) +
    sun(stage, 420, 150, 54) +
    clouds(stage, 60, 260, 4) +
    birds(stage, 760, 200, 6, 18) +
    sea(stage, 470) +
    glints(stage, 470, 800, 80) +
    jetty(stage, [360, 1040], [640, 540], 250, 56) +
    panga(stage, 300, 600, 0.7, p.coral) +
    panga(stage, 900, 640, 0.8, p.gold, true) +
    shore(stage, [
      [-60, 980],
      [520, 940],
      [900, 820],
      [1280, 720],
      [1660, 690],
    ]) +
    row(stage, 1330, 1660, 720, 180) +
    lighthouse(stage, 1080, 840, 560, -12) +
    path('M930 856Q1070 800 1220 852Q1080 886 930 856Z', p.sand) +
    palapa(stage, 1370, 860, 300, 240, true) +
    palm(stage, 1510, 930, 460, { lean: -50 }) +
    rosette(stage, 960, 862, 60) +
    rosette(stage, 1200, 860, 50) +
    leafFrame(stage, -30, -20, 360, 45) +
    sunRoad(stage, 420, 470, 480, 60)
  )
}
