import { at, circle, ellipse, fade, line, mix, path, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Sea turtle swimming to the right, about 260 long. */
export function turtle(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  flip = false,
): string {
  const p = stage.palette
  const skin = mix('#6E8F5A', p.seaMid, 0.18)
  const dark = mix('#3F5A45', p.seaFar, 0.3)
  const shell = stage.down([0, mix('#A9763E', p.gold, 0.15)], [1, '#5F4A35'])
  const scute = (d: string) => path(d, mix('#C79A55', p.gold, 0.2), 'opacity=".75"')
  const flipper = (d: string, fill: string) => path(d, fill)
  return at(
    x,
    y,
    scale,
    flipper('M40 -34Q20 -110 -46 -142Q-30 -80 -6 -38Z', dark) +
      flipper('M-84 14Q-128 34 -150 66Q-106 62 -70 32Z', dark) +
      flipper('M-88 -16Q-130 -30 -156 -26Q-130 4 -84 8Z', skin) +
      path('M88 -20Q116 -48 146 -34Q164 -20 150 -2Q128 18 92 12Z', skin) +
      circle(136, -22, 5.5, '#1C2B2A') +
      line('M150 -8Q140 0 128 0', dark, 3) +
      path('M-104 0C-96 -62 52 -82 108 -10C64 46 -84 52 -104 0Z', shell) +
      scute('M-20 -50L24 -48L36 -14L4 2L-30 -14Z') +
      scute('M34 -46Q66 -38 88 -16L46 -14Z') +
      scute('M-30 -48L-74 -30L-70 -8L-40 -14Z') +
      scute('M-66 2L-36 -4L-4 12L-12 32Q-48 34 -70 20Z') +
      scute('M8 12L42 -4L84 0Q52 26 4 32Z') +
      path('M-104 0C-84 34 60 30 108 -10C64 46 -84 52 -104 0Z', mix(p.sand, '#8A7A55', 0.35)) +
      flipper('M62 14Q70 92 22 150Q-2 108 18 28Z', skin) +
      [
        [36, 60],
        [30, 90],
        [48, 72],
        [24, 116],
        [44, 44],
      ]
        .map(([cx = 0, cy = 0]) => circle(cx, cy, 6, dark))
        .join('') +
      [
        [112, -24],
        [104, -8],
        [124, -38],
      ]
        .map(([cx = 0, cy = 0]) => circle(cx, cy, 5, dark))
        .join(''),
    { turn, flip },
  )
}

/** Whale shark swimming to the right, about 900 long. */
export function whaleShark(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  flip = false,
): string {
  const p = stage.palette
  const back = mix('#2F5570', p.seaFar, 0.35)
  const skin = stage.down(
    [0, mix(back, p.foam, 0.12)],
    [0.5, back],
    [0.82, mix(back, p.shallow, 0.45)],
    [1, mix(p.foam, p.shallow, 0.5)],
  )
  const body =
    'M462 -14Q458 -62 380 -82Q240 -118 60 -98Q-160 -84 -330 -22L-352 -8Q-180 24 -40 66Q140 112 320 84Q452 62 462 -14Z'
  let spots = ''
  for (const t of steps(30, -0.98, 1)) {
    for (const row of steps(6, -0.86, 0.3)) {
      const cx = 55 + t * 395 + row * 12
      const half = 98 - Math.abs(t - 0.35) ** 1.6 * 62
      spots += circle(
        cx + stage.between(-4, 4),
        row * half + 4 + stage.between(-3, 3),
        stage.between(3, 6.5) * (1 - Math.abs(t) * 0.35),
        '#FFFFFF',
      )
    }
  }
  let bars = ''
  for (const bx of steps(12, -250, 330)) bars += `M${bx} -92Q${bx + 14} -40 ${bx + 2} 30`
  return at(
    x,
    y,
    scale,
    path('M60 84Q20 170 -70 196Q-40 120 -30 64Z', mix(back, p.ink, 0.35)) +
      path(
        'M-310 -26Q-400 -70 -452 -190Q-356 -140 -322 -60Q-330 -20 -330 0Q-360 90 -432 126Q-412 40 -350 -8Z',
        back,
      ) +
      path('M-40 -92Q-70 -160 -136 -176Q-128 -120 -120 -84Z', mix(back, p.ink, 0.15)) +
      path('M-200 -58Q-220 -90 -256 -98Q-250 -66 -246 -46Z', mix(back, p.ink, 0.15)) +
      path(body, skin) +
      stage.inside(
        path(body, '#000'),
        fade(0.85, spots) + line(bars, '#FFFFFF', 3, 'opacity=".28"'),
      ) +
      line('M462 -14Q430 8 368 2', mix(back, p.ink, 0.45), 5) +
      circle(392, -22, 8, p.ink) +
      circle(394, -24, 2.5, '#FFFFFF') +
      line(
        'M330 -32q-8 26 2 50M312 -36q-8 28 2 56M294 -38q-8 28 2 58M276 -38q-8 28 2 58',
        mix(back, p.ink, 0.4),
        4,
      ) +
      path('M236 48Q230 150 128 206Q120 130 168 62Z', mix(back, p.seaMid, 0.2)),
    { turn, flip },
  )
}

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

/** Eagle ray gliding, about 300 across. */
export function ray(stage: Stage, x: number, y: number, scale: number, turn = 0): string {
  const p = stage.palette
  const back = mix('#34566B', p.seaFar, 0.4)
  let spots = ''
  for (let i = 0; i < 22; i++)
    spots += circle(
      stage.between(-95, 95),
      stage.between(-16, 22),
      stage.between(2, 4.5),
      '#FFFFFF',
      'opacity=".8"',
    )
  return at(
    x,
    y,
    scale,
    line('M0 40Q20 120 -14 210', back, 5) +
      path(
        'M0 -46Q34 -40 60 -26Q110 -34 168 -14Q120 18 60 34Q28 52 0 50Q-28 52 -60 34Q-120 18 -168 -14Q-110 -34 -60 -26Q-34 -40 0 -46Z',
        back,
      ) +
      spots +
      circle(-14, -36, 4, p.ink) +
      circle(14, -36, 4, p.ink),
    { turn },
  )
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
