import {
  circle,
  ellipse,
  fade,
  line,
  mix,
  type Point,
  path,
  polygon,
  rect,
  steps,
} from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Where the back wall meets floor, ceiling and side walls. */
export const backWall = { left: 150, right: 1450, top: 100, bottom: 690 } as const

/** Indoor light: the hour's tint on a wall colour, warmer once the lamps are on. */
export function indoors(stage: Stage, colour: string): string {
  const p = stage.palette
  const lamp = mix(colour, '#E9A860', 0.16)
  return {
    noon: colour,
    dawn: mix(colour, p.skyMid, 0.16),
    dusk: mix(lamp, p.skyMid, 0.2),
    night: mix(lamp, '#4A3A33', 0.36),
  }[p.name]
}

export type ShellOptions = {
  readonly wall: string
  readonly floor: 'wood' | 'tiles' | 'stone' | 'checks'
  readonly ceiling: 'plain' | 'beams' | 'thatch'
}

/** The empty room: walls, ceiling and floor in one-point perspective. */
export function shell(stage: Stage, options: ShellOptions): string {
  const p = stage.palette
  const { left, right, top, bottom } = backWall
  const wall = indoors(stage, options.wall)
  const floorTone = indoors(
    stage,
    { wood: '#C99566', tiles: '#F0E2CB', stone: '#D9CDB8', checks: '#F3E7D2' }[options.floor],
  )
  const floorDark = mix(floorTone, p.ink, 0.22)
  const boards = steps(17, -0.6, 1.6)
    .map(
      (t) =>
        `M${left + (right - left) * t} ${bottom}L${800 + (left + (right - left) * t - 800) * 1.75} 1010`,
    )
    .join('')
  const courses = [0.07, 0.2, 0.42, 0.76]
    .map((t) => `M-20 ${bottom + (1000 - bottom) * t}H1620`)
    .join('')
  let checks = ''
  if (options.floor === 'checks') {
    const rows = [0, 0.1, 0.25, 0.47, 0.82, 1.25]
    for (let r = 0; r < 5; r++) {
      for (let c = -4; c < 14; c++) {
        if ((r + c) % 2) continue
        const at = (i: number, t: number): Point => [
          800 + (i - 5) * 130 * (1 + t * 0.75),
          bottom + (1000 - bottom) * t,
        ]
        const t0 = rows[r] ?? 0
        const t1 = rows[r + 1] ?? 1
        checks += polygon(
          [at(c, t0), at(c + 1, t0), at(c + 1, t1), at(c, t1)],
          indoors(stage, '#3F8C8C'),
          'opacity=".8"',
        )
      }
    }
  }
  const beam = (t: number) =>
    polygon(
      [
        [left + (right - left) * t - 12, top],
        [left + (right - left) * t + 12, top],
        [800 + (left + (right - left) * t - 800) * 1.3 + 22, -20],
        [800 + (left + (right - left) * t - 800) * 1.3 - 22, -20],
      ],
      indoors(stage, p.woodShade),
    )
  const straw =
    options.ceiling === 'thatch'
      ? line(
          steps(60, -0.2, 1.2)
            .map(
              (t) =>
                `M${left + (right - left) * t} ${top + stage.between(-4, 6)}L${800 + (left + (right - left) * t - 800) * 1.3} ${stage.between(-20, 40)}`,
            )
            .join(''),
          p.thatchShade,
          4,
          'opacity=".5"',
        )
      : ''
  return (
    rect(0, 0, 1600, 1000, wall) +
    polygon(
      [
        [-10, -10],
        [left, top],
        [left, bottom],
        [-10, 930],
      ],
      stage.across([0, mix(wall, p.ink, 0.2)], [1, mix(wall, p.ink, 0.08)]),
    ) +
    polygon(
      [
        [1610, -10],
        [right, top],
        [right, bottom],
        [1610, 930],
      ],
      stage.across([0, mix(wall, p.ink, 0.06)], [1, mix(wall, p.ink, 0.18)]),
    ) +
    polygon(
      [
        [-10, -10],
        [1610, -10],
        [right, top],
        [left, top],
      ],
      options.ceiling === 'thatch'
        ? stage.down([0, p.thatchShade], [1, p.thatch])
        : mix(wall, p.cloth, 0.4),
    ) +
    straw +
    (options.ceiling === 'plain' ? '' : steps(7, 0.04, 0.96).map(beam).join('')) +
    rect(
      left,
      top,
      right - left,
      bottom - top,
      stage.down([0, mix(wall, p.cloth, 0.15)], [1, wall]),
    ) +
    polygon(
      [
        [-10, 930],
        [left, bottom],
        [right, bottom],
        [1610, 930],
        [1610, 1010],
        [-10, 1010],
      ],
      stage.down([0, floorDark], [1, floorTone]),
    ) +
    checks +
    (options.floor === 'wood'
      ? line(boards, floorDark, 3, 'opacity=".55"')
      : options.floor === 'checks'
        ? ''
        : line(boards + courses, floorDark, 2, 'opacity=".35"')) +
    rect(left, bottom - 12, right - left, 12, mix(wall, p.cloth, 0.5))
  )
}

/** Opening in the back wall with a view, frame and curtains; `panes` divides the glass. */
export function opening(
  stage: Stage,
  x: number,
  width: number,
  view: string,
  options: {
    readonly panes?: number
    readonly curtain?: string
    readonly top?: number
    readonly sill?: number
    readonly frame?: string
  } = {},
): string {
  const p = stage.palette
  const top = options.top ?? 160
  const bottom = options.sill ?? backWall.bottom
  const frame = indoors(stage, options.frame ?? p.cloth)
  const panes = options.panes ?? 3
  const bars = steps(panes + 1, 0, 1)
    .map((t) => rect(x + width * t - 6, top, 12, bottom - top, frame))
    .join('')
  const drape = (cx: number, side: number) =>
    path(
      `M${cx} ${top - 26}Q${cx + side * 60} ${top + 200} ${cx + side * 26} ${bottom + 16}H${cx - side * 56}V${top - 26}Z`,
      indoors(stage, options.curtain ?? p.cloth),
    ) +
    line(
      [-34, -12, 10]
        .map(
          (d) =>
            `M${cx + side * d} ${top - 20}Q${cx + side * (d + 14)} ${top + 220} ${cx + side * d * 0.8} ${bottom + 10}`,
        )
        .join(''),
      mix(indoors(stage, options.curtain ?? p.cloth), p.ink, 0.16),
      4,
      'opacity=".7"',
    )
  const sun =
    p.name === 'night'
      ? ''
      : polygon(
          [
            [x + 20, bottom],
            [x + width - 20, bottom],
            [x + width + 120, 1010],
            [x + 60, 1010],
          ],
          p.glow,
          'opacity=".16"',
        )
  return (
    stage.inside(rect(x, top, width, bottom - top, '#000'), view) +
    bars +
    rect(x - 8, top - 10, width + 16, 14, frame) +
    rect(x - 8, bottom - 8, width + 16, 12, frame) +
    sun +
    (options.curtain === 'none'
      ? ''
      : rect(x - 70, top - 36, width + 140, 10, indoors(stage, p.wood), 5) +
        drape(x - 4, 1) +
        drape(x + width + 4, -1))
  )
}

export type BedOptions = {
  readonly accent: string
  readonly headboard?: string
  readonly canopy?: 'posts' | 'net'
  readonly single?: boolean
}

/** Bed seen from its foot; `x` its middle, `back` the height where the mattress meets the headboard. */
export function bed(
  stage: Stage,
  x: number,
  back: number,
  width: number,
  options: BedOptions,
): string {
  const p = stage.palette
  const linen = indoors(stage, '#FFFDF8')
  const shade = mix(linen, p.ink, 0.12)
  const accent = indoors(stage, options.accent)
  const head = indoors(stage, options.headboard ?? '#B98A5E')
  const half = width / 2
  const far = half * 0.84
  const front = back + width * 0.4
  const foot = front + width * 0.15
  const edge = (t: number) => far + (half - far) * t
  const at = (t: number) => back + (front - back) * t
  const band = (t0: number, t1: number, fill: string) =>
    polygon(
      [
        [x - edge(t0), at(t0)],
        [x + edge(t0), at(t0)],
        [x + edge(t1), at(t1)],
        [x - edge(t1), at(t1)],
      ],
      fill,
    )
  const pillow = (dx: number, dy: number, w: number, h: number, fill: string) =>
    path(
      `M${x + dx - w / 2} ${back + dy}Q${x + dx} ${back + dy + 10} ${x + dx + w / 2} ${back + dy}Q${x + dx + w / 2 + 8} ${back + dy - h / 2} ${x + dx + w / 2 - 4} ${back + dy - h}Q${x + dx} ${back + dy - h - 9} ${x + dx - w / 2 + 4} ${back + dy - h}Q${x + dx - w / 2 - 8} ${back + dy - h / 2} ${x + dx - w / 2} ${back + dy}Z`,
      fill,
    )
  const pillows = options.single
    ? pillow(0, 4, width * 0.6, width * 0.24, shade) +
      pillow(0, 24, width * 0.42, width * 0.17, accent)
    : pillow(-far * 0.48, 2, width * 0.36, width * 0.19, shade) +
      pillow(far * 0.48, 2, width * 0.36, width * 0.19, shade) +
      pillow(-far * 0.46, 22, width * 0.33, width * 0.15, linen) +
      pillow(far * 0.46, 22, width * 0.33, width * 0.15, linen) +
      pillow(0, 38, width * 0.26, width * 0.13, accent)
  const posts = options.canopy
    ? [-1, 1]
        .map((s) => rect(x + s * far - 7, back - width * 0.72, 14, width * 0.8, head))
        .join('') + rect(x - far - 7, back - width * 0.74, far * 2 + 14, 14, head)
    : ''
  const fronts = options.canopy
    ? [-1, 1]
        .map((s) =>
          rect(x + s * half - 9, back - width * 0.86, 18, foot - back + width * 0.9, head),
        )
        .join('') +
      rect(x - half - 9, back - width * 0.88, width + 18, 16, head) +
      [-1, 1]
        .map((s) =>
          polygon(
            [
              [x + s * far, back - width * 0.74],
              [x + s * half, back - width * 0.88],
              [x + s * half, back - width * 0.86],
              [x + s * far, back - width * 0.72],
            ],
            head,
          ),
        )
        .join('')
    : ''
  const veil =
    options.canopy === 'net' || options.canopy === 'posts'
      ? [-1, 1]
          .map((s) =>
            path(
              `M${x + s * (half + 6)} ${back - width * 0.86}Q${x + s * half * 0.6} ${back - width * 0.3} ${x + s * half * 0.92} ${foot - 6}H${x + s * (half + 10)}Z`,
              linen,
              'opacity=".72"',
            ),
          )
          .join('') +
        path(
          `M${x - half} ${back - width * 0.87}Q${x} ${back - width * 0.68} ${x + half} ${back - width * 0.87}Z`,
          linen,
          'opacity=".8"',
        )
      : ''
  return (
    fade(0.2, ellipse(x + 10, foot + 8, half * 1.14, width * 0.05, p.ink)) +
    rect(x - far * 1.12, back - width * 0.34, far * 2.24, width * 0.36, head, 18) +
    line(
      steps(5, -0.8, 0.8)
        .map((s) => `M${x + s * far * 1.1} ${back - width * 0.33}v${width * 0.3}`)
        .join(''),
      mix(head, p.ink, 0.2),
      3,
      'opacity=".6"',
    ) +
    posts +
    band(0, 1, stage.down([0, shade], [0.3, linen], [1, linen])) +
    band(0.56, 0.86, accent) +
    line(
      `M${x - edge(0.62)} ${at(0.62)}H${x + edge(0.62)}M${x - edge(0.8)} ${at(0.8)}H${x + edge(0.8)}`,
      mix(accent, p.cloth, 0.6),
      5,
    ) +
    polygon(
      [
        [x - half, front],
        [x + half, front],
        [x + half - 4, foot],
        [x - half + 4, foot],
      ],
      shade,
    ) +
    polygon(
      [
        [x - half, front],
        [x + half, front],
        [x + half, front + width * 0.05],
        [x - half, front + width * 0.05],
      ],
      linen,
    ) +
    rect(x - half + 16, foot - 4, 18, 22, head) +
    rect(x + half - 34, foot - 4, 18, 22, head) +
    pillows +
    fronts +
    veil
  )
}

/** Bedside table with lamp. */
export function nightstand(stage: Stage, x: number, floor: number, size: number): string {
  const p = stage.palette
  const wood = indoors(stage, '#B98A5E')
  const on = p.lamps > 0.1
  return (
    (on
      ? circle(x, floor - size * 1.5, size * 1.5, stage.radial([0, p.lit, 0.75], [1, p.lit, 0]))
      : '') +
    fade(0.2, ellipse(x, floor, size * 0.62, 7, p.ink)) +
    rect(x - size * 0.45, floor - size * 0.7, size * 0.9, size * 0.62, wood, 6) +
    rect(x - size * 0.5, floor - size * 0.74, size, size * 0.1, mix(wood, p.cloth, 0.25), 4) +
    rect(x - size * 0.1, floor - size * 0.46, size * 0.2, size * 0.07, mix(wood, p.ink, 0.4), 3) +
    ellipse(x, floor - size * 0.95, size * 0.2, size * 0.22, indoors(stage, p.seaNear)) +
    polygon(
      [
        [x - size * 0.2, floor - size * 1.75],
        [x + size * 0.2, floor - size * 1.75],
        [x + size * 0.36, floor - size * 1.22],
        [x - size * 0.36, floor - size * 1.22],
      ],
      on ? p.lit : indoors(stage, '#F5E6CB'),
    )
  )
}

/** Woven pendant lamp hanging from the ceiling. */
export function pendant(stage: Stage, x: number, y: number, size: number): string {
  const p = stage.palette
  const on = p.lamps > 0.1
  return (
    (on ? circle(x, y, size * 2.6, stage.radial([0, p.lit, 0.55], [1, p.lit, 0])) : '') +
    line(`M${x} -10V${y - size * 0.6}`, p.woodShade, 4) +
    path(
      `M${x - size} ${y + size * 0.4}Q${x - size} ${y - size * 0.7} ${x} ${y - size * 0.75}T${x + size} ${y + size * 0.4}Z`,
      indoors(stage, '#D8A765'),
    ) +
    line(
      steps(7, -0.8, 0.8)
        .map(
          (s) =>
            `M${x + s * size * 0.3} ${y - size * 0.7}Q${x + s * size * 1.05} ${y - size * 0.3} ${x + s * size} ${y + size * 0.4}`,
        )
        .join('') + `M${x - size * 0.86} ${y - size * 0.1}H${x + size * 0.86}`,
      indoors(stage, '#A97A3F'),
      3,
    ) +
    ellipse(x, y + size * 0.4, size, size * 0.14, on ? p.lit : indoors(stage, '#A97A3F'))
  )
}

/** Round or oval rug. */
export function rug(stage: Stage, x: number, y: number, rx: number, colour: string): string {
  const c = indoors(stage, colour)
  return (
    ellipse(x, y, rx, rx * 0.2, c) +
    ellipse(
      x,
      y,
      rx * 0.86,
      rx * 0.165,
      'none',
      `stroke="${mix(c, '#FFFFFF', 0.55)}" stroke-width="7"`,
    ) +
    ellipse(x, y, rx * 0.6, rx * 0.11, mix(c, '#FFFFFF', 0.22))
  )
}

/** What dresses the wall above a bed; `x` is the bed's middle, `width` the bed's width. */
export function featureWall(
  stage: Stage,
  kind: 'art' | 'arch' | 'slats' | 'mirror' | 'pair',
  x: number,
  width: number,
  colour: string,
): string {
  const p = stage.palette
  const tone = mix(indoors(stage, colour), indoors(stage, '#FBF1E0'), 0.45)
  const half = width * 0.6
  if (kind === 'arch') {
    return (
      path(
        `M${x - half} ${backWall.bottom}V380A${half} ${half * 0.86} 0 0 1 ${x + half} 380V${backWall.bottom}Z`,
        tone,
      ) + circle(x, 300, width * 0.13, indoors(stage, p.gold), 'opacity=".85"')
    )
  }
  if (kind === 'slats') {
    const wood = indoors(stage, '#C4946A')
    return (
      rect(
        x - half,
        backWall.top,
        half * 2,
        backWall.bottom - backWall.top,
        mix(wood, p.ink, 0.18),
      ) +
      steps(17, -0.94, 0.94)
        .map((s) =>
          rect(
            x + s * half - half * 0.04,
            backWall.top,
            half * 0.08,
            backWall.bottom - backWall.top,
            wood,
          ),
        )
        .join('') +
      rect(x - half, 360, half * 2, 7, p.lamps > 0.1 ? p.lit : mix(wood, p.cloth, 0.5))
    )
  }
  if (kind === 'mirror') {
    const rays = steps(24, 0, 345)
      .map(
        (a) =>
          `M${x + Math.cos((a * Math.PI) / 180) * 78} ${280 + Math.sin((a * Math.PI) / 180) * 78}L${x + Math.cos((a * Math.PI) / 180) * (a % 30 ? 104 : 122)} ${280 + Math.sin((a * Math.PI) / 180) * (a % 30 ? 104 : 122)}`,
      )
      .join('')
    return (
      line(rays, indoors(stage, '#C9955C'), 7) +
      circle(x, 280, 82, indoors(stage, '#C9955C')) +
      circle(
        x,
        280,
        70,
        stage.down([0, mix(p.skyMid, p.cloth, 0.4)], [1, mix(p.glass, p.cloth, 0.5)]),
      ) +
      path(
        `M${x - 40} 310L${x + 10} 230M${x - 10} 326L${x + 40} 250`,
        'none',
        `stroke="${p.foam}" stroke-width="8" opacity=".45" stroke-linecap="round"`,
      )
    )
  }
  if (kind === 'pair')
    return (
      art(stage, x - width * 0.36, 210, width * 0.3, width * 0.38) +
      art(stage, x + width * 0.06, 210, width * 0.3, width * 0.38)
    )
  return art(stage, x - 100, 210, 200, 150)
}

/** Framed picture with a simple sun-and-wave motif. */
export function art(stage: Stage, x: number, y: number, width: number, height: number): string {
  const p = stage.palette
  return (
    rect(x, y, width, height, indoors(stage, '#B98A5E'), 4) +
    rect(x + 9, y + 9, width - 18, height - 18, indoors(stage, '#FFF6E6')) +
    stage.inside(
      rect(x + 16, y + 16, width - 32, height - 32, '#000'),
      rect(x, y, width, height, indoors(stage, '#F7C9A8')) +
        circle(x + width * 0.55, y + height * 0.42, width * 0.2, p.coral) +
        path(
          `M${x} ${y + height * 0.6}Q${x + width * 0.3} ${y + height * 0.46} ${x + width * 0.55} ${y + height * 0.6}T${x + width * 1.1} ${y + height * 0.58}V${y + height}H${x}Z`,
          indoors(stage, '#1F93A8'),
        ),
    )
  )
}
