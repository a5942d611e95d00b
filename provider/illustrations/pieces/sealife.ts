import { at, circle, fade, line, mix, path, steps } from '../shapes.ts'
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
