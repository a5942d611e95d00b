import { panga } from '../pieces/boats.ts'
import { canopy, tree } from '../pieces/jungle.ts'
import { church, convent, lighthouse } from '../pieces/landmarks.ts'
import {
  awning,
  candle,
  crate,
  hangingHat,
  jug,
  marigold,
  sugarSkull,
  textile,
} from '../pieces/market.ts'
import { leafFrame, palm, rosette } from '../pieces/palms.ts'
import { cyclist, stroller } from '../pieces/people.ts'
import { glints, sea, shore, sunRoad } from '../pieces/sea.ts'
import { birds, clouds, sky, stars, sun } from '../pieces/sky.ts'
import { jetty, palapa } from '../pieces/thatch.ts'
import { facade, paperFlags, row, streetLamp } from '../pieces/town.ts'
import { circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
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
    rect(-10, 812, 1620, 200, stage.down([0, mix(p.stone, p.sand, 0.5)], [1, p.stoneShade])) +
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

/** Crafts stall with hats, textiles, jugs and fruit. */
export function marketStall(stage: Stage): string {
  const p = stage.palette
  const warm = [p.coral, '#F7B22C', '#2CA58D', '#E77FA3', '#1F7F9A']
  return (
    rect(0, 0, 1600, 1000, stage.down([0, mix('#E7A6A0', p.wallShade, 0.15)], [1, '#C9786B'])) +
    facade(stage, -40, 860, { width: 560, height: 900, colour: '#E98B6D', bays: 2 }) +
    facade(stage, 1080, 860, { width: 560, height: 900, colour: '#7FC4B8', bays: 2 }) +
    rect(-10, 840, 1620, 170, stage.down([0, p.stone], [1, p.stoneShade])) +
    paperFlags(stage, -40, 40, 1640, 60, 54) +
    rect(210, 290, 16, 580, p.woodShade) +
    rect(1374, 290, 16, 580, p.woodShade) +
    fade(0.28, rect(226, 370, 1148, 300, p.ink)) +
    rect(220, 380, 1160, 10, p.wood) +
    [250, 420, 590]
      .map((x, i) =>
        textile(stage, x, 388, 140, 300 - i * 14, [
          warm[i] ?? p.coral,
          warm[i + 1] ?? p.gold,
          warm[i + 2] ?? p.pink,
        ]),
      )
      .join('') +
    [820, 980, 1140, 1290]
      .map((x, i) => hangingHat(stage, x, 480, 66, warm[i] ?? p.coral))
      .join('') +
    [900, 1060, 1220]
      .map((x, i) => hangingHat(stage, x, 590, 66, warm[i + 1] ?? p.coral))
      .join('') +
    awning(stage, 170, 230, 1260, 140, p.coral) +
    rect(190, 690, 1220, 26, mix(p.wood, p.gold, 0.25), 6) +
    rect(210, 716, 1180, 170, p.wood) +
    line(
      steps(9, 260, 1340)
        .map((x) => `M${x} 716V886`)
        .join(''),
      p.woodShade,
      4,
    ) +
    [300, 420, 530]
      .map((x, i) => jug(stage, x, 692, 0.95, ['#B9653F', '#2F7F92', '#C98A3A'][i]))
      .join('') +
    crate(stage, 760, 692, 210, '#F39A1E') +
    crate(stage, 1000, 692, 210, '#8FB843') +
    crate(stage, 1240, 692, 210, '#E2574C') +
    stroller(stage, 180, 985, 2.1, p.cloth) +
    rosette(stage, 1500, 970, 120)
  )
}

/** Day of the Dead altar: marigold arch, candles, skulls. */
export function marigoldAltar(stage: Stage): string {
  const p = stage.palette
  const arch = steps(54, Math.PI, Math.PI * 2).map((a) =>
    marigold(
      stage,
      800 + Math.cos(a) * 440 + stage.between(-16, 16),
      520 + Math.sin(a) * 400 + stage.between(-14, 14),
      stage.between(24, 40),
    ),
  )
  const sides = steps(16, 540, 880).map(
    (y) =>
      marigold(stage, 360 + stage.between(-18, 18), y, stage.between(24, 38)) +
      marigold(stage, 1240 + stage.between(-18, 18), y, stage.between(24, 38)),
  )
  const step = (y: number, w: number, h: number, cloth: string) =>
    rect(800 - w / 2, y, w, h, cloth) +
    steps(Math.round(w / 50), 0, Math.round(w / 50) - 1)
      .map((i) =>
        path(
          `M${800 - w / 2 + i * (w / Math.round(w / 50))} ${y}h${w / Math.round(w / 50)}l${-w / Math.round(w / 50) / 2} 36Z`,
          p.cloth,
          'opacity=".92"',
        ),
      )
      .join('')
  return (
    rect(0, 0, 1600, 1000, stage.radial([0, '#7A2F57'], [0.6, '#43204A'], [1, '#1E1A3A'])) +
    stars(stage, 420, 60) +
    paperFlags(stage, -30, 60, 820, 130, 56) +
    paperFlags(stage, 780, 130, 1640, 50, 56) +
    circle(800, 560, 560, stage.radial([0, '#FFB347', 0.5], [1, '#FFB347', 0])) +
    arch.join('') +
    sides.join('') +
    step(520, 420, 130, '#B3267A') +
    step(650, 600, 130, '#1F7F9A') +
    step(780, 800, 170, '#D9502F') +
    rect(-10, 946, 1620, 64, mix('#6B3B2A', p.ink, 0.3)) +
    rect(700, 350, 200, 172, mix(p.wood, p.gold, 0.4), 8) +
    rect(716, 366, 168, 140, '#F3DFC0', 4) +
    circle(800, 424, 32, '#8A5A44') +
    path('M744 506Q750 456 800 454Q850 456 856 506Z', '#1F7F9A') +
    path('M766 420Q764 384 800 384T834 420Q820 404 766 420Z', '#E8E4DE') +
    [640, 960].map((x) => candle(stage, x, 522, 76)).join('') +
    sugarSkull(stage, 620, 652, 0.72, p.coral) +
    sugarSkull(stage, 980, 652, 0.72, '#2CA58D') +
    [700, 800, 900].map((x) => candle(stage, x, 652, 66, '#F7D9E4')).join('') +
    [480, 560, 1040, 1120].map((x) => candle(stage, x, 782, 84)).join('') +
    sugarSkull(stage, 680, 782, 0.86, '#F7B22C') +
    sugarSkull(stage, 920, 782, 0.86, '#E77FA3') +
    jug(stage, 800, 782, 0.62) +
    steps(26, 330, 1270)
      .map((x) =>
        marigold(
          stage,
          x + stage.between(-10, 10),
          944 + stage.between(-10, 22),
          stage.between(24, 36),
        ),
      )
      .join('') +
    [250, 180, 1350, 1430].map((x, i) => candle(stage, x, 960 + (i % 2) * 20, 120)).join('')
  )
}

/** Taco stand lit up at night. */
export function tacoStand(stage: Stage): string {
  const p = stage.palette
  const bulbs = (x1: number, y1: number, x2: number, y2: number) =>
    line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.max(y1, y2) + 90} ${x2} ${y2}`, p.ink, 3) +
    steps(10, 0.05, 0.95)
      .map((t) => {
        const x = x1 + (x2 - x1) * t
        const y = y1 + (y2 - y1) * t + (Math.max(y1, y2) + 90 - (y1 + y2) / 2) * 2 * t * (1 - t)
        return (
          circle(x, y + 12, 58, stage.radial([0, p.lit, 0.5], [1, p.lit, 0])) +
          circle(x, y + 10, 9, p.lit)
        )
      })
      .join('')
  return (
    sky(stage, 800) +
    row(stage, -60, 520, 800, 430) +
    row(stage, 1080, 1660, 800, 460) +
    church(stage, 800, 800, 330, '#D9C4A0') +
    rect(-10, 796, 1620, 214, stage.down([0, p.stoneShade], [1, p.stoneDark])) +
    bulbs(-40, 110, 820, 60) +
    bulbs(780, 60, 1640, 120) +
    circle(800, 620, 560, stage.radial([0, p.lit, 0.55], [1, p.lit, 0])) +
    rect(470, 400, 14, 480, p.woodShade) +
    rect(1116, 400, 14, 480, p.woodShade) +
    rect(484, 430, 632, 230, mix(p.lit, p.wood, 0.25)) +
    rect(510, 452, 250, 130, mix(p.ink, p.wood, 0.2), 8) +
    line('M540 484h120M540 512h190M540 540h150', p.cloth, 6, 'opacity=".85"') +
    path('M968 640Q900 600 930 520Q946 460 968 450Q990 460 1006 520Q1036 600 968 640Z', '#C4512C') +
    line(
      'M922 560Q968 580 1014 560M930 520Q968 538 1006 520M918 600Q968 622 1018 600',
      '#E98A4A',
      6,
    ) +
    rect(964, 430, 8, 230, p.stoneShade) +
    circle(968, 446, 22, '#F2C53D') +
    path('M840 660V560Q840 520 866 518T892 560V660Z', p.cloth) +
    circle(866, 496, 26, '#8A5A44') +
    path('M838 486Q838 456 866 456T894 486Z', p.cloth) +
    awning(stage, 420, 310, 760, 130, p.coral) +
    rect(440, 650, 720, 22, mix(p.wood, p.gold, 0.5), 5) +
    rect(460, 672, 680, 200, '#1F7F9A') +
    line(
      steps(8, 530, 1080)
        .map((x) => `M${x} 700l30 42l-30 42l-30 -42Z`)
        .join(''),
      p.gold,
      5,
    ) +
    steps(5, 520, 760)
      .map(
        (x) =>
          path(`M${x - 26} 650Q${x - 22} 628 ${x} 628T${x + 26} 650Z`, '#EDBE66') +
          path(
            `M${x - 22} 642Q${x} 620 ${x + 22} 642`,
            'none',
            'stroke="#4E9B4A" stroke-width="6"',
          ),
      )
      .join('') +
    [600, 760, 1010]
      .map((x) => rect(x - 6, 800, 12, 84, p.ink) + ellipse(x, 800, 40, 11, p.coral))
      .join('') +
    stroller(stage, 360, 960, 1.8, p.coral, false) +
    stroller(stage, 1230, 960, 1.75, p.seaNear, false) +
    stroller(stage, 1320, 966, 1.7, p.gold)
  )
}
