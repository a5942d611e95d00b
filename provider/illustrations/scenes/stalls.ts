import { candle, marigold, sugarSkull } from '../pieces/altar.ts'
import { church } from '../pieces/church.ts'
import { rosette } from '../pieces/leaves.ts'
import { awning, crate, hangingHat, jug, textile } from '../pieces/market.ts'
import { stroller } from '../pieces/people.ts'
import { sky, stars } from '../pieces/sky.ts'
import { paperFlags } from '../pieces/street.ts'
import { facade, row } from '../pieces/town.ts'
import { circle, ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

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
