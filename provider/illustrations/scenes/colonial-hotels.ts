import { arcade } from '../pieces/arcade.ts'
import { church } from '../pieces/church.ts'
import { forestEdge, tree, undergrowth } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { stroller } from '../pieces/people.ts'
import { lapPool, sheen, terrace } from '../pieces/pools.ts'
import { lounger, torch } from '../pieces/shorelife.ts'
import { birds, clouds, sky, sun } from '../pieces/sky.ts'
import { streetLamp } from '../pieces/street.ts'
import { facade, row } from '../pieces/town.ts'
import { line, mix, path, polygon, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Colonial mansion around a courtyard pool. */
export function courtyardMansion(stage: Stage): string {
  const p = stage.palette
  const pinkish = '#E7A6A0'
  return (
    sky(stage, 600) +
    sun(stage, 1280, 130, 50) +
    clouds(stage, 50, 200, 4) +
    facade(stage, 230, 430, {
      width: 1140,
      height: 230,
      colour: pinkish,
      storeys: 1,
      bays: 7,
      shutter: '#2F6F73',
    }) +
    arcade(stage, 230, 700, 1140, 280, 6, pinkish) +
    polygon(
      [
        [-20, 120],
        [230, 210],
        [230, 700],
        [-20, 880],
      ],
      stage.across([0, '#F2B95C'], [1, mix('#F2B95C', p.ink, 0.15)]),
    ) +
    polygon(
      [
        [1620, 120],
        [1370, 210],
        [1370, 700],
        [1620, 880],
      ],
      stage.across([0, mix('#F2B95C', p.ink, 0.12)], [1, '#F2B95C']),
    ) +
    [
      [30, 90],
      [140, 74],
    ]
      .map(([x = 0, w = 0]) =>
        polygon(
          [
            [x, 420 + x * 0.1],
            [x + w, 440 + x * 0.1],
            [x + w, 770 - x * 0.45],
            [x, 842 - x * 0.5],
          ],
          '#2F6F73',
        ),
      )
      .join('') +
    [
      [1480, 90],
      [1392, 66],
    ]
      .map(([x = 0, w = 0]) =>
        polygon(
          [
            [x, 440],
            [x + w, 430],
            [x + w, 800],
            [x, 750],
          ],
          '#2F6F73',
        ),
      )
      .join('') +
    terrace(stage, 698) +
    lapPool(stage, [520, 1080], 740, [330, 1270], 950) +
    [280, 470, 1120, 1310].map((x) => rosette(stage, x, 730, 64)).join('') +
    palm(stage, 300, 770, 380, { lean: 30 }) +
    palm(stage, 1290, 770, 380, { lean: -30 }) +
    lounger(stage, 1350, 880, 0.8, p.coral) +
    lounger(stage, 250, 890, 0.8, p.coral, true) +
    rosette(stage, 110, 960, 120) +
    rosette(stage, 1500, 960, 120) +
    leafFrame(stage, -30, -20, 340, 45) +
    leafFrame(stage, 1640, -20, 340, 140)
  )
}

/** Yellow hacienda at the end of an avenue of royal palms. */
export function hacienda(stage: Stage): string {
  const p = stage.palette
  const yellow = '#F0B84A'
  return (
    sky(stage, 640) +
    sun(stage, 800, 400, 110) +
    clouds(stage, 60, 300, 5) +
    birds(stage, 420, 220, 6, 18) +
    forestEdge(stage, -80, 1680, 640, 110) +
    rect(-10, 634, 1620, 100, p.leafDark) +
    facade(stage, 560, 540, {
      width: 480,
      height: 190,
      colour: yellow,
      bays: 3,
      shutter: '#7A4A33',
    }) +
    path(
      'M700 352Q720 290 800 280Q880 290 900 352Z',
      mix(yellow, p.cloth, 0.15),
      `stroke="${p.cloth}" stroke-width="7"`,
    ) +
    path('M776 350v-26a24 24 0 0 1 48 0v26Z', mix(p.glass, p.ink, 0.5)) +
    arcade(stage, 260, 720, 1080, 190, 9, yellow) +
    rect(-10, 716, 1620, 300, stage.down([0, mix(p.leaf, p.leafLight, 0.3)], [1, p.leafDark])) +
    polygon(
      [
        [700, 720],
        [900, 720],
        [1240, 1010],
        [360, 1010],
      ],
      stage.down([0, p.stone], [1, p.sandShade]),
    ) +
    lapPool(stage, [740, 860], 800, [640, 960], 940) +
    sheen(stage, 800, 860, 110) +
    [
      [640, 760, 360],
      [960, 760, 360],
      [520, 830, 460],
      [1080, 830, 460],
      [340, 940, 600],
      [1260, 940, 600],
    ]
      .map(([x = 0, y = 0, h = 0]) => palm(stage, x, y, h, { lean: 0 }))
      .join('') +
    torch(stage, 580, 900, 110) +
    torch(stage, 1020, 900, 110) +
    rosette(stage, 200, 980, 120) +
    rosette(stage, 1400, 980, 120) +
    undergrowth(stage, -40, 160, 1000, 110) +
    undergrowth(stage, 1440, 1640, 1000, 110)
  )
}

/** Arcaded hotel on the square, church towers behind. */
export function arcadeHotel(stage: Stage): string {
  const p = stage.palette
  const paint = '#E98B6D'
  return (
    sky(stage, 760) +
    sun(stage, 380, 300, 86) +
    clouds(stage, 60, 260, 4) +
    birds(stage, 560, 180, 6, 18) +
    church(stage, 1090, 700, 560, '#F3DCB4') +
    row(stage, -60, 260, 800, 260) +
    facade(stage, 260, 560, {
      width: 1160,
      height: 220,
      colour: paint,
      bays: 8,
      storeys: 1,
      shutter: '#2F6F73',
    }) +
    arcade(stage, 260, 800, 1160, 250, 8, paint) +
    facade(stage, 1420, 800, { width: 260, height: 340, colour: '#8DB7D4', storeys: 2, bays: 2 }) +
    rect(-10, 796, 1620, 214, stage.down([0, mix(p.stone, p.cloth, 0.2)], [1, p.stoneShade])) +
    line('M0 850H1600M0 920H1600', p.stoneDark, 2, 'opacity=".25"') +
    tree(stage, 150, 900, 460) +
    tree(stage, 1500, 900, 430) +
    streetLamp(stage, 420, 890, 310) +
    streetLamp(stage, 1250, 890, 310) +
    stroller(stage, 760, 920, 1.05, p.coral) +
    stroller(stage, 830, 924, 1, p.cloth) +
    rosette(stage, 560, 860, 60) +
    rosette(stage, 1080, 860, 60) +
    leafFrame(stage, 1640, -20, 320, 140)
  )
}
