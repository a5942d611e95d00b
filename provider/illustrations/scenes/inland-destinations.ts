import { sailboat } from '../pieces/boats.ts'
import { cavern, roof } from '../pieces/cenote.ts'
import { banks, platform } from '../pieces/cenote-banks.ts'
import { church } from '../pieces/church.ts'
import { canopy } from '../pieces/jungle.ts'
import { leafFrame } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { bather } from '../pieces/people.ts'
import { glints } from '../pieces/sea.ts'
import { birds, cloudBank, clouds, sky, sun } from '../pieces/sky.ts'
import { paperFlags, streetLamp } from '../pieces/street.ts'
import { jetty, palapa } from '../pieces/thatch.ts'
import { row } from '../pieces/town.ts'
import { ellipse, fade, line, mix, path, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Bacalar: the seven blues with jetty and sail. */
export function bacalar(stage: Stage): string {
  const p = stage.palette
  const bands = ['#0B5C86', '#0F7F9F', '#18A0B5', '#35C0C6', '#63D6CF', '#97E6D8', '#C9F3E4']
  const water = bands.map((c, i) => {
    const y = 430 + i * 62 + i * i * 4
    return path(`M-40 ${y}Q400 ${y - 26 + (i % 2) * 50} 800 ${y + 8}T1640 ${y - 6}V1010H-40Z`, c)
  })
  return (
    sky(stage, 430) +
    sun(stage, 1180, 150, 54) +
    cloudBank(stage, 420) +
    clouds(stage, 60, 220, 4) +
    canopy(stage, 415, 440, 0.6, 30) +
    rect(0, 428, 1600, 30, bands[0] ?? p.seaFar) +
    water.join('') +
    glints(stage, 440, 940, 80, 0.4) +
    sailboat(stage, 1090, 590, 0.95, p.coral) +
    sailboat(stage, 700, 480, 0.32, p.gold, true) +
    jetty(stage, [240, 1040], [500, 640], 330, 96) +
    palapa(stage, 500, 650, 250, 230) +
    bather(stage, 820, 860, 0.8) +
    bather(stage, 920, 830, 0.7, true) +
    leafFrame(stage, 1640, 1020, 420, -130) +
    palm(stage, 60, 980, 560, { lean: 60 })
  )
}

/** Mérida: the cathedral at dusk under paper flags. */
export function merida(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 820) +
    sun(stage, 800, 560, 90) +
    clouds(stage, 60, 330, 5) +
    birds(stage, 420, 200, 6, 18) +
    row(stage, -60, 480, 790, 260) +
    row(stage, 1120, 1660, 790, 270) +
    church(stage, 800, 800, 620, '#EBD3AE') +
    rect(0, 788, 1600, 220, stage.down([0, mix(p.stone, p.stoneShade, 0.35)], [1, p.stoneShade])) +
    line([826, 870, 930].map((y) => `M0 ${y}H1600`).join(''), p.stoneDark, 2.5, 'opacity=".3"') +
    fade(0.3, ellipse(800, 806, 420, 14, p.ink)) +
    streetLamp(stage, 380, 890, 330) +
    streetLamp(stage, 1220, 890, 330) +
    palm(stage, 240, 880, 420, { lean: 20 }) +
    palm(stage, 1380, 880, 440, { lean: -20 }) +
    paperFlags(stage, -20, 90, 1000, 210) +
    paperFlags(stage, 600, 230, 1620, 80)
  )
}

/** Valladolid: a cave cenote with its shaft of light. */
export function valladolid(stage: Stage): string {
  return (
    cavern(stage, { light: 830, water: 590, opening: 380 }) +
    banks(stage, 590) +
    platform(stage, 1130, 700, 250) +
    bather(stage, 760, 770, 0.9) +
    bather(stage, 900, 730, 0.7) +
    roof(stage, 830, 380)
  )
}
