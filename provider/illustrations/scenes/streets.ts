import { church } from '../pieces/church.ts'
import { canopy, tree } from '../pieces/jungle.ts'
import { leafFrame } from '../pieces/leaves.ts'
import { cyclist, stroller } from '../pieces/people.ts'
import { clouds, sky, sun } from '../pieces/sky.ts'
import { paperFlags, streetLamp } from '../pieces/street.ts'
import { facade } from '../pieces/town.ts'
import { line, mix, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** A street of coloured fronts in perspective, closed by church towers. */
export function colonialStreet(stage: Stage, rider = true): string {
  const p = stage.palette
  const side = (flip: boolean) => {
    let drawn = ''
    const widths = [250, 180, 130, 90, 60]
    const paints = flip
      ? ['#7FC4B8', '#F2B95C', '#E7A6A0', '#F6E8D0', '#8DB7D4']
      : ['#F2B95C', '#8DB7D4', '#E98B6D', '#7FC4B8', '#F3D9A4']
    let x = -40
    for (const [i, w] of widths.entries()) {
      const near = 1 - (x + 40) / 900
      const near2 = 1 - (x + w + 40) / 900
      const ground = 700 + 210 * near
      const ground2 = 700 + 210 * near2
      const top = 560 - 400 * near
      const top2 = 560 - 400 * near2
      const colour = paints[i] ?? p.coral
      const x2 = x + w
      const front = facade(stage, 0, 400, {
        width: 300,
        height: 400,
        colour,
        storeys: i % 2 ? 1 : 2,
        bays: 2,
        shutter: stage.pick(['#2F6F73', '#7A4A33', '#3C5D8A', '#2E7B57']),
      })
      const shear = (ground2 - ground) / w
      const scale = (ground - top + ground2 - top2) / 2 / 400
      drawn += stage.inside(
        polygon(
          [
            [x, top],
            [x2 + 1, top2],
            [x2 + 1, ground2],
            [x, ground],
          ],
          '#000',
        ),
        rect(x, 0, w + 1, 1000, colour) +
          `<g transform="matrix(${w / 300} ${shear * (w / 300)} 0 ${scale} ${x} ${ground - 400 * scale})">${front}</g>`,
      )
      drawn += polygon(
        [
          [x, top - 14],
          [x2, top2 - 14 * near2],
          [x2, top2 + 4],
          [x, top + 6],
        ],
        mix(p.wall, p.wallShade, 0.15),
      )
      x = x2
    }
    return flip ? `<g transform="translate(1600 0) scale(-1 1)">${drawn}</g>` : drawn
  }
  return (
    sky(stage, 760) +
    sun(stage, 800, 330, 80) +
    clouds(stage, 50, 300, 4) +
    canopy(stage, 690, 760, 0.6, 30) +
    church(stage, 800, 748, 330, '#F3DCB4') +
    rect(-10, 738, 1620, 272, stage.down([0, p.stone], [1, p.stoneShade])) +
    polygon(
      [
        [640, 744],
        [960, 744],
        [1640, 1010],
        [-40, 1010],
      ],
      stage.down([0, mix(p.stoneShade, p.stone, 0.4)], [1, mix(p.stoneShade, p.stoneDark, 0.4)]),
    ) +
    line(
      steps(6, 770, 990)
        .map((y) => `M${800 - (y - 640) * 2.3} ${y}H${800 + (y - 640) * 2.3}`)
        .join('') +
        steps(7, -0.8, 0.8)
          .map((s) => `M${800 + s * 240} 744L${800 + s * 840} 1010`)
          .join(''),
      p.stoneDark,
      2,
      'opacity=".28"',
    ) +
    side(false) +
    side(true) +
    paperFlags(stage, 170, 250, 1430, 240, 40) +
    paperFlags(stage, 420, 400, 1180, 396, 26) +
    streetLamp(stage, 470, 850, 300) +
    (rider
      ? cyclist(stage, 840, 930, 0.95, p.coral)
      : stroller(stage, 760, 940, 1.05, p.coral) + stroller(stage, 850, 944, 1, p.cloth))
  )
}

/** Pastel fronts square on, a bench of shade and walkers: Mérida on foot. */
export function pastelFacades(stage: Stage): string {
  const p = stage.palette
  const colours = ['#7FC4B8', '#F2B95C', '#E7A6A0', '#8DB7D4', '#F6E8D0']
  return (
    sky(stage, 760) +
    sun(stage, 1340, 150, 50) +
    clouds(stage, 50, 220, 4) +
    colours
      .map((colour, i) =>
        facade(stage, -60 + i * 345, 820, {
          width: 345,
          height: [430, 520, 460, 560, 430][i] ?? 450,
          colour,
          storeys: i % 2 ? 2 : 1,
          bays: 3,
          shutter: ['#2F6F73', '#7A4A33', '#3C5D8A', '#2E7B57', '#7A4A33'][i] ?? '#2F6F73',
        }),
      )
      .join('') +
    rect(-10, 818, 1620, 34, mix(p.stone, p.cloth, 0.3)) +
    rect(
      -10,
      850,
      1620,
      160,
      stage.down([0, p.stoneShade], [1, mix(p.stoneShade, p.stoneDark, 0.35)]),
    ) +
    streetLamp(stage, 285, 850, 380) +
    streetLamp(stage, 1320, 850, 380) +
    tree(stage, 980, 850, 420) +
    stroller(stage, 560, 900, 1.25, p.coral) +
    stroller(stage, 660, 904, 1.2, p.cloth) +
    cyclist(stage, 1180, 940, 0.9, p.seaMid) +
    leafFrame(stage, -30, -30, 400, 45)
  )
}
