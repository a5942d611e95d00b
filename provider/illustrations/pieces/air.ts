import { at, circle, ellipse, line, mix, path, polygon, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Right wing seen from a window seat, reaching in from the lower right edge to a winglet at about (560, 330). */
export function wing(stage: Stage): string {
  const p = stage.palette
  const metal = stage.across([0, p.wall], [0.5, mix(p.wall, p.wallShade, 0.35)], [1, p.wallShade])
  const under = mix(p.wallShade, p.ink, 0.35)
  return (
    polygon(
      [
        [1660, 700],
        [1660, 935],
        [1120, 642],
        [770, 486],
        [742, 452],
      ],
      under,
    ) +
    polygon(
      [
        [1660, 655],
        [1660, 890],
        [1130, 618],
        [760, 466],
        [736, 446],
      ],
      metal,
    ) +
    line('M1660 830L1150 592L800 462', mix(p.wallShade, p.ink, 0.25), 4, 'opacity=".6"') +
    line(
      'M1330 655L1300 692M1110 576L1076 606M940 515L914 535',
      mix(p.wallShade, p.ink, 0.25),
      4,
      'opacity=".6"',
    ) +
    polygon(
      [
        [1370, 668],
        [1660, 788],
        [1660, 806],
        [1362, 684],
      ],
      p.coral,
      'opacity=".85"',
    ) +
    path('M742 450Q700 400 668 292L700 296Q742 384 800 462Q770 470 742 450Z', p.coral) +
    path('M742 450Q712 404 700 296L668 292Q700 400 742 450Z', mix(p.coral, p.ink, 0.3))
  )
}

/** Airliner in profile, about 300 long, nose to the right. */
export function airliner(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  turn = -8,
  flip = false,
): string {
  const p = stage.palette
  const windows = steps(13, -88, 86)
    .map((wx) => circle(wx, -6, 3.2, mix(p.glass, p.ink, 0.4)))
    .join('')
  return at(
    x,
    y,
    scale,
    polygon(
      [
        [-20, -10],
        [40, -10],
        [-60, -78],
        [-86, -78],
      ],
      p.wallShade,
    ) +
      path(
        'M-150 -4Q-146 -24 -110 -24H96Q140 -22 158 0Q140 18 96 20H-80Q-136 16 -150 -4Z',
        stage.down([0, p.wall], [0.6, p.wall], [1, p.wallShade]),
      ) +
      path('M-146 4Q-130 16 -80 20H96Q140 18 156 3Q60 10 -146 4Z', p.coral) +
      polygon(
        [
          [-146, -14],
          [-96, -22],
          [-136, -76],
          [-166, -76],
        ],
        p.coral,
      ) +
      polygon(
        [
          [-140, 0],
          [-104, 0],
          [-156, 30],
          [-174, 30],
        ],
        p.wallShade,
      ) +
      path('M118 -16Q140 -12 148 -4L126 -4Q118 -8 118 -16Z', mix(p.glass, p.ink, 0.5)) +
      windows +
      polygon(
        [
          [-34, 6],
          [48, 6],
          [-70, 92],
          [-98, 92],
        ],
        p.wall,
      ) +
      ellipse(4, 46, 26, 10, p.wallShade),
    { turn, flip },
  )
}

/** Parasail with two flyers on its line, the line running down to (`boatX`, `boatY`). */
export function parasail(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  boatX: number,
  boatY: number,
): string {
  const p = stage.palette
  const stripes = [p.coral, p.gold, p.cloth, p.seaNear, p.cloth, p.gold, p.coral]
  const w = 300 / stripes.length
  const canopyShape = path(
    'M-150 0Q-140 -130 0 -136Q140 -130 150 0Q120 -22 86 0Q44 -26 0 0Q-44 -26 -86 0Q-120 -22 -150 0Z',
    '#000',
  )
  const bands = stripes
    .map((fill, i) =>
      path(
        `M${-150 + i * w} 10Q${(-150 + i * w) * 0.55} -120 0 -150Q${(-150 + (i + 1) * w) * 0.55} -120 ${-150 + (i + 1) * w} 10Z`,
        fill,
      ),
    )
    .join('')
  const flyer = (dx: number, shirt: string) =>
    circle(dx, 160, 10, '#8A5A44') +
    path(`M${dx - 10} 172h20l-2 30h-16Z`, shirt) +
    line(`M${dx - 5} 202l4 26M${dx + 5} 202l8 24`, '#8A5A44', 6)
  return (
    line(
      `M${x} ${y + 200 * scale}Q${(x + boatX) / 2} ${boatY - 40} ${boatX} ${boatY}`,
      p.foam,
      2.5,
      'opacity=".9"',
    ) +
    at(
      x,
      y,
      scale,
      stage.inside(canopyShape, bands) +
        line(
          'M-148 0L-14 166M-86 0L-10 166M0 0V166M86 0L10 166M148 0L14 166',
          p.ink,
          2,
          'opacity=".7"',
        ) +
        flyer(-14, p.gold) +
        flyer(16, p.coral),
    )
  )
}
