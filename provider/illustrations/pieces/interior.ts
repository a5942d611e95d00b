import { line, mix, type Point, polygon, rect, steps } from '../shapes.ts'
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
