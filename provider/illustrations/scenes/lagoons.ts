import { kayak, panga, sailboat } from '../pieces/boats.ts'
import { canopy, mangrove, tree, undergrowth } from '../pieces/jungle.ts'
import { pinkWater, sevenBlues } from '../pieces/lagoon.ts'
import { leafFrame, palm, rosette } from '../pieces/palms.ts'
import { bather, snorkeler, stroller } from '../pieces/people.ts'
import { glints, sea, sunRoad } from '../pieces/sea.ts'
import { hammock } from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, milkyWay, sky, stars, sun } from '../pieces/sky.ts'
import { jetty, palapa } from '../pieces/thatch.ts'
import { flamingo, flyingFlamingos } from '../pieces/wildbirds.ts'
import { circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Bacalar from a swing or jetty with the seven blues spread out. */
export function bacalarBlues(stage: Stage, kind: 'jetty' | 'sail' | 'swing' = 'jetty'): string {
  const p = stage.palette
  const base =
    sky(stage, 400) +
    sun(stage, 420, 160, 54) +
    cloudBank(stage, 392) +
    clouds(stage, 50, 220, 4) +
    canopy(stage, 388, 410, 0.6, 28) +
    sevenBlues(stage, 402) +
    glints(stage, 410, 940, 70, 0.4)
  if (kind === 'sail')
    return (
      base +
      sailboat(stage, 860, 720, 1.9, p.coral) +
      sailboat(stage, 330, 500, 0.5, p.gold, true) +
      sailboat(stage, 1300, 470, 0.34, p.seaFar) +
      bather(stage, 420, 880, 0.8) +
      leafFrame(stage, 1640, -20, 420, 140)
    )
  if (kind === 'swing') {
    const post = (x: number) =>
      rect(x - 8, 430, 16, 420, p.woodShade, 4) + fade(0.3, ellipse(x, 852, 30, 7, p.foam))
    return (
      base +
      post(620) +
      post(1010) +
      rect(590, 424, 450, 18, p.wood, 6) +
      line('M740 440L730 700M890 440L900 700', p.cloth, 4) +
      rect(716, 698, 198, 16, p.wood, 5) +
      path('M772 698Q766 600 814 590Q864 600 858 698Z', p.gold) +
      circle(815, 560, 29, '#B97A56') +
      path('M785 562Q782 528 815 528T846 562Q830 540 785 562Z', '#3A2A22') +
      line('M786 620L736 640M846 620L896 640', '#B97A56', 13) +
      line('M790 704l-16 70M842 704l12 72', '#B97A56', 15) +
      sailboat(stage, 1290, 560, 0.7, p.coral) +
      palm(stage, 90, 960, 620, { lean: 80 }) +
      rosette(stage, 1500, 990, 120)
    )
  }
  return (
    base +
    jetty(stage, [1250, 1040], [1010, 560], 330, 80) +
    palapa(stage, 1010, 572, 220, 200) +
    sailboat(stage, 560, 540, 0.7, p.coral) +
    kayak(stage, 620, 760, 0.9, p.gold) +
    bather(stage, 860, 880, 0.8) +
    hammock(stage, -10, 320, 720, 90, p.coral) +
    palm(stage, 330, 960, 520, { lean: -50 }) +
    palm(stage, 40, 980, 640, { lean: 60 })
  )
}

/** Bacalar by night: jetty, lantern, stars and their reflection. */
export function bacalarNight(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 500) +
    milkyWay(stage, 900) +
    stars(stage, 520, 170) +
    sun(stage, 340, 170, 44) +
    canopy(stage, 486, 510, 0.5, 30) +
    sevenBlues(stage, 500) +
    fade(0.4, `<g transform="translate(0 1010) scale(1 -1)">${stars(stage, 480, 60)}</g>`) +
    sunRoad(stage, 340, 500, 900, 110) +
    jetty(stage, [930, 1050], [960, 600], 420, 110) +
    palapa(stage, 960, 616, 330, 290) +
    circle(960, 500, 170, stage.radial([0, p.lit, 0.7], [1, p.lit, 0])) +
    stroller(stage, 930, 720, 0.85, p.coral, false) +
    stroller(stage, 980, 722, 0.82, p.gold, false) +
    palm(stage, 1480, 960, 620, { lean: -90 }) +
    palm(stage, 110, 980, 480, { lean: 60 })
  )
}

/** Paddling a tunnel of mangrove. */
export function mangroveKayak(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 520) +
    sun(stage, 800, 380, 92) +
    clouds(stage, 60, 260, 3) +
    birds(stage, 560, 220, 6, 18) +
    sea(stage, 500) +
    sunRoad(stage, 800, 500, 820, 170) +
    mangrove(stage, 380, 690, 540, 130) +
    mangrove(stage, 920, 1240, 540, 130) +
    mangrove(stage, -80, 470, 620, 320) +
    mangrove(stage, 1140, 1700, 620, 330) +
    glints(stage, 560, 960, 50) +
    kayak(stage, 830, 800, 1.6, p.coral) +
    kayak(stage, 620, 660, 0.8, p.gold) +
    leafFrame(stage, -30, -20, 520, 50, p.ink) +
    leafFrame(stage, 1640, -20, 480, 135, p.ink)
  )
}

/** Boat drifting down a biosphere canal with herons overhead. */
export function mangroveCanal(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 470) +
    sun(stage, 1150, 150, 54) +
    clouds(stage, 60, 260, 4) +
    birds(stage, 500, 180, 7, 22) +
    sea(stage, 470) +
    mangrove(stage, 600, 1000, 500, 110) +
    path(
      'M640 1010Q720 640 790 480H830Q960 640 1240 1010Z',
      stage.down([0, p.seaNear], [1, p.shallow]),
      'opacity=".8"',
    ) +
    mangrove(stage, -80, 640, 640, 300) +
    mangrove(stage, 980, 1700, 640, 310) +
    glints(stage, 540, 960, 60) +
    panga(stage, 850, 780, 1.45, p.coral) +
    flyingFlamingos(stage, 300, 300, 0.5, 4) +
    rosette(stage, 120, 980, 130) +
    rosette(stage, 1480, 990, 150) +
    tree(stage, 180, 640, 330)
  )
}

/** Inlet between jungle and rock where a river meets the sea: floats, snorkelers, hammocks. */
export function inletPark(stage: Stage): string {
  const p = stage.palette
  const ring = (x: number, y: number, s: number, c: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${fade(0.4, ellipse(0, 10, 74, 16, p.foam)) + ellipse(0, 0, 66, 24, c) + ellipse(0, -3, 34, 10, mix(p.seaMid, p.ink, 0.2)) + path('M-26 -6Q-24 -54 0 -56T26 -6Z', '#B97A56') + circle(0, -72, 19, '#B97A56') + path('M-20 -74Q-20 -96 0 -96T20 -74Z', p.gold)}</g>`
  return (
    sky(stage, 380) +
    sun(stage, 820, 130, 50) +
    clouds(stage, 50, 200, 4) +
    sea(stage, 380) +
    canopy(stage, 350, 420, 0.5, 44, -60, 640) +
    canopy(stage, 350, 420, 0.5, 44, 1000, 1660) +
    path(
      'M-40 400Q260 390 470 450Q620 500 480 570Q380 640 420 740Q380 860 200 1010H-40Z',
      stage.down([0, mix(p.stone, p.leaf, 0.35)], [0.3, p.stoneShade], [1, p.stoneDark]),
    ) +
    path(
      'M1640 390Q1300 400 1130 460Q1000 520 1120 580Q1280 650 1240 760Q1280 880 1480 1010H1640Z',
      stage.down([0, mix(p.stone, p.leaf, 0.35)], [0.3, p.stoneShade], [1, p.stoneDark]),
    ) +
    path(
      'M480 570Q380 640 420 740Q380 860 200 1010H1480Q1280 880 1240 760Q1280 650 1120 580Q800 520 480 570Z',
      stage.down([0, p.seaNear], [1, p.shallow]),
      'opacity=".55"',
    ) +
    canopy(stage, 420, 560, 0.1, 62, -60, 400) +
    canopy(stage, 430, 560, 0.1, 62, 1220, 1680) +
    glints(stage, 420, 960, 60) +
    undergrowth(stage, -40, 420, 640, 84) +
    undergrowth(stage, 1240, 1640, 650, 84) +
    palm(stage, 380, 600, 320, { lean: 90 }) +
    palm(stage, 1250, 600, 330, { lean: -90 }) +
    palm(stage, 200, 700, 420, { lean: -30 }) +
    line('M330 640Q800 740 1290 640', p.wood, 8) +
    line(
      steps(17, 0.06, 0.94)
        .map((t) => `M${330 + 960 * t} ${640 + 200 * t * (1 - t)}v${-44}`)
        .join(''),
      p.woodShade,
      4,
    ) +
    line('M330 596Q800 696 1290 596', p.wood, 5) +
    ring(690, 800, 0.95, p.coral) +
    ring(900, 870, 1.15, p.gold) +
    snorkeler(stage, 640, 920, 0.95, 0, false, p.coral) +
    snorkeler(stage, 980, 760, 0.7, 0, true, p.gold) +
    rosette(stage, 80, 980, 130) +
    rosette(stage, 1540, 980, 130)
  )
}

/** Glowing plankton under stars. */
export function bioluminescence(stage: Stage, swimmer = true): string {
  const p = stage.palette
  const spark = '#7CFFF0'
  let drops = ''
  for (let i = 0; i < 190; i++) {
    const y = 560 + stage.between(0, 1) ** 1.2 * 420
    drops += circle(
      stage.between(0, 1600),
      y,
      stage.between(1.4, 4.2),
      spark,
      `opacity="${stage.between(0.3, 0.95).toFixed(2)}"`,
    )
  }
  const wave = (y: number, w: number, o: number) =>
    path(
      `M-20 ${y}Q300 ${y - 36} 620 ${y + 6}T1200 ${y - 8}T1640 ${y + 4}`,
      'none',
      `stroke="${spark}" stroke-width="${w}" opacity="${o}" stroke-linecap="round"`,
    )
  return (
    sky(stage, 480) +
    milkyWay(stage, 640) +
    stars(stage, 520, 240) +
    sea(stage, 480) +
    canopy(stage, 466, 486, 0.3, 26, -60, 520) +
    ellipse(800, 760, 760, 220, stage.radial([0, spark, 0.38], [1, spark, 0])) +
    wave(640, 5, 0.4) +
    wave(720, 8, 0.5) +
    wave(830, 11, 0.55) +
    wave(826, 26, 0.14) +
    drops +
    (swimmer
      ? [1, 0.72, 0.46]
          .map((s) =>
            ellipse(
              820,
              770,
              250 * s,
              60 * s,
              'none',
              `stroke="${spark}" stroke-width="5" opacity="${0.9 - s * 0.5}"`,
            ),
          )
          .join('') +
        bather(stage, 820, 770, 1.2) +
        kayak(stage, 420, 690, 0.9, p.coral)
      : kayak(stage, 840, 760, 1.5, p.coral)) +
    palm(stage, 1420, 990, 700, { lean: -120 }) +
    palm(stage, 1560, 990, 560, { lean: -20 }) +
    leafFrame(stage, -30, -20, 400, 45)
  )
}

/** Flamingos in shallow water, near and far. */
export function flamingoLagoon(stage: Stage, pink = false): string {
  const p = stage.palette
  const far = steps(16, 120, 1500)
    .map((x) =>
      flamingo(
        stage,
        x + stage.between(-40, 40),
        560 + stage.between(-10, 34),
        stage.between(0.16, 0.26),
        { flip: stage.chance(0.5), feeding: stage.chance(0.4) },
      ),
    )
    .join('')
  const water = pink ? pinkWater(stage, 500) : sea(stage, 500)
  return (
    sky(stage, 500) +
    sun(stage, 1180, 330, 88) +
    clouds(stage, 70, 300, 4) +
    flyingFlamingos(stage, 240, 200, 0.62, 5) +
    canopy(stage, 486, 506, 0.65, 26) +
    water +
    sunRoad(stage, 1180, 500, 860, 170) +
    far +
    glints(stage, 520, 960, 50) +
    flamingo(stage, 430, 800, 1.15) +
    flamingo(stage, 640, 840, 1.35, { feeding: true }) +
    flamingo(stage, 880, 800, 1.2, { flip: true }) +
    flamingo(stage, 1120, 860, 1.5, { flip: true }) +
    flamingo(stage, 260, 740, 0.8, { flip: true, feeding: true }) +
    leafFrame(stage, -30, 1020, 330, -45)
  )
}

/** Las Coloradas: pink salt ponds, white salt heaps, a walker. */
export function pinkLagoon(stage: Stage): string {
  const p = stage.palette
  const heap = (x: number, y: number, w: number) =>
    polygon(
      [
        [x - w, y],
        [x - w * 0.3, y - w * 0.55],
        [x + w * 0.2, y - w * 0.6],
        [x + w, y],
      ],
      p.cloth,
    ) +
    polygon(
      [
        [x + w * 0.2, y - w * 0.6],
        [x + w, y],
        [x + w * 0.1, y],
      ],
      p.wallShade,
    )
  return (
    sky(stage, 470) +
    sun(stage, 1180, 150, 54) +
    cloudBank(stage, 462) +
    clouds(stage, 60, 240, 4) +
    flyingFlamingos(stage, 300, 240, 0.6, 5) +
    sea(stage, 456, 500) +
    path('M-20 478H1620V500H-20Z', p.sand) +
    heap(1240, 492, 110) +
    heap(1400, 494, 80) +
    heap(1080, 492, 60) +
    pinkWater(stage, 494) +
    path(
      'M560 1010Q700 700 860 496H920Q880 720 1010 1010Z',
      stage.down([0, p.sand], [1, mix(p.sand, p.cloth, 0.5)]),
    ) +
    stroller(stage, 830, 800, 1.25, p.cloth) +
    flamingo(stage, 380, 790, 1) +
    flamingo(stage, 260, 760, 0.8, { feeding: true }) +
    flamingo(stage, 1210, 730, 0.8, { flip: true }) +
    flamingo(stage, 1330, 760, 0.95, { feeding: true }) +
    glints(stage, 520, 960, 40)
  )
}
