import { at, circle, ellipse, line, mix, path, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Reef fish, about 60 long, swimming to the right. */
export function fish(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  colour: string,
  flip = false,
): string {
  const p = stage.palette
  const dark = mix(colour, p.ink, 0.35)
  return at(
    x,
    y,
    scale,
    path('M-22 0L-44 -17Q-36 0 -44 17Z', dark) +
      path('M-26 0Q-8 -24 16 -17Q30 -10 34 0Q30 10 16 16Q-8 24 -26 0Z', colour) +
      path('M-6 -18Q8 -32 18 -17Z', dark) +
      path('M-2 -19Q6 0 -2 19L7 18Q14 0 7 -19Z', mix(colour, p.foam, 0.75)) +
      circle(23, -4, 3.2, p.ink),
    { flip },
  )
}

/** A school of the same fish. */
export function school(
  stage: Stage,
  x: number,
  y: number,
  count: number,
  colour: string,
  scale = 0.6,
  flip = false,
): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    drawn += fish(
      stage,
      x + stage.between(-1, 1) * count * 17,
      y + stage.between(-1, 1) * count * 7,
      scale * stage.between(0.75, 1.15),
      colour,
      flip,
    )
  }
  return drawn
}

/** Sailfish leaping to the right, about 420 long. */
export function sailfish(stage: Stage, x: number, y: number, scale: number, turn = -32): string {
  const p = stage.palette
  const blue = mix('#1E5F8E', p.seaFar, 0.3)
  return at(
    x,
    y,
    scale,
    path('M-96 -26Q-70 -136 30 -128Q74 -96 84 -30Z', mix(blue, p.seaMid, 0.3)) +
      line('M-70 -40L-56 -104M-40 -40L-22 -120M-8 -40L6 -126M24 -40L38 -118', blue, 4) +
      path('M-168 -4Q-206 -66 -222 -78Q-214 -30 -186 4Q-210 46 -216 78Q-186 54 -160 8Z', blue) +
      path(
        'M-170 2Q-70 -52 90 -36Q128 -30 150 -12L250 -22L152 4Q120 30 60 32Q-80 36 -170 2Z',
        stage.down([0, blue], [0.5, mix(blue, p.foam, 0.3)], [0.8, p.foam], [1, p.shallow]),
      ) +
      path('M50 22Q40 66 10 80Q14 46 22 26Z', blue) +
      circle(122, -14, 7, p.ink) +
      circle(124, -16, 2.4, '#FFFFFF'),
    { turn },
  )
}

/** A jellyfish with trailing arms. */
export function jellyfish(stage: Stage, x: number, y: number, scale: number): string {
  const p = stage.palette
  const bell = stage.down([0, p.foam, 0.9], [1, p.pink, 0.55])
  const arms = steps(5, -26, 26)
    .map((dx) => `M${dx} -2q10 26 -4 50t6 54`)
    .join('')
  return at(
    x,
    y,
    scale,
    line(arms, p.pink, 3.5, 'opacity=".55"') +
      path('M-42 2Q-42 -52 0 -52T42 2Q28 -8 20 2Q10 -8 0 2Q-10 -8 -20 2Q-28 -8 -42 2Z', bell) +
      ellipse(-12, -30, 10, 7, p.foam, 'opacity=".6"'),
  )
}
