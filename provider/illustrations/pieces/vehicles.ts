import { at, circle, ellipse, fade, line, mix, path, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

const wheel = (x: number, r: number, rim: string, tyre: string) =>
  circle(x, -r, r, tyre) + circle(x, -r, r * 0.55, rim) + circle(x, -r, r * 0.2, tyre)

/** Island golf cart with two riders, facing right, about 300 wide. */
export function golfCart(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  colour: string,
): string {
  const p = stage.palette
  const rider = (dx: number, shirt: string, hat: string) =>
    path(`M${dx - 18} -76Q${dx - 18} -136 ${dx} -138T${dx + 18} -76Z`, shirt) +
    circle(dx + 2, -156, 17, '#B97A56') +
    path(
      `M${dx - 22} -160Q${dx + 2} -172 ${dx + 26} -160Q${dx + 18} -186 ${dx + 2} -186T${dx - 22} -160Z`,
      hat,
    )
  return at(
    x,
    y,
    scale,
    fade(0.22, ellipse(6, 2, 168, 12, p.ink)) +
      line('M-116 -100V-230M92 -84L68 -230', p.wallShade, 8) +
      rider(-52, p.gold, p.cloth) +
      rider(14, p.coral, p.gold) +
      path(
        'M-150 -52H-130Q-130 -96 -100 -96H-92V-72H40L70 -112Q128 -104 150 -66L156 -36H-150Z',
        colour,
      ) +
      path('M-150 -52H154L156 -36H-150Z', mix(colour, p.ink, 0.3)) +
      rect(-108, -86, 70, 18, p.cloth, 8) +
      rect(-106, -130, 16, 50, p.cloth, 8) +
      line('M44 -88L62 -128', p.ink, 6) +
      circle(142, -68, 9, p.lit) +
      rect(-140, -246, 236, 18, p.cloth, 9) +
      rect(-140, -234, 236, 8, colour, 4) +
      wheel(-96, 32, p.wallShade, p.ink) +
      wheel(102, 32, p.wallShade, p.ink),
  )
}

/** Quad bike with rider, facing right, about 280 wide. */
export function quad(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  colour: string,
  turn = -5,
): string {
  const p = stage.palette
  return at(
    x,
    y,
    scale,
    fade(0.25, ellipse(4, 4, 160, 14, p.ink)) +
      wheel(-88, 48, p.stoneShade, p.ink) +
      wheel(92, 48, p.stoneShade, p.ink) +
      path(
        'M-140 -84Q-120 -118 -76 -112L-30 -96H30L64 -120Q116 -126 138 -86L118 -84Q92 -112 62 -84L46 -62H-46L-60 -84Q-96 -112 -122 -80Z',
        colour,
      ) +
      path('M-130 -116H-40L-30 -98H-120Z', p.ink) +
      line('M60 -118L42 -156H22', p.ink, 8) +
      line('M-66 -124L-6 -116L-12 -62', mix(p.ink, '#2B5870', 0.4), 24) +
      path('M-92 -118Q-92 -190 -52 -206L-14 -196Q-16 -150 -46 -112Z', p.gold) +
      line('M-34 -192L-8 -158L30 -158', p.gold, 16) +
      circle(34, -157, 9, '#8A5A44') +
      circle(-24, -228, 30, p.cloth) +
      path('M-54 -228Q-52 -262 -22 -262T10 -230L-4 -226Q-28 -240 -54 -228Z', p.coral) +
      path('M-14 -236H10V-216H-10Z', mix(p.ink, p.glass, 0.3)),
    { turn },
  )
}

/** Rider on a zip line, hanging from the origin, about 200 tall. */
export function zipRider(stage: Stage, x: number, y: number, scale: number, turn = 0): string {
  const p = stage.palette
  return at(
    x,
    y,
    scale,
    rect(-22, -8, 44, 16, p.ink, 8) +
      line('M0 0V70M-16 4L-6 64M16 4L6 64', p.gold, 5) +
      line('M-4 66L-26 12M8 66L24 14', '#B97A56', 12) +
      path('M-24 74Q0 60 26 76L20 140H-20Z', p.coral) +
      line(
        'M-10 136Q40 130 62 156L92 150M8 138Q50 140 76 172L108 170',
        mix(p.ink, '#2B5870', 0.5),
        20,
      ) +
      line('M-20 128H20M-16 78L16 136M16 78L-16 136', p.ink, 6) +
      circle(-2, 52, 24, '#B97A56') +
      path('M-28 50Q-28 22 0 22T26 48Q0 36 -28 50Z', p.gold),
    { turn },
  )
}

/** Yoga figure in a seated pose, from behind, about 160 tall. */
export function yogi(stage: Stage, x: number, y: number, scale: number, top: string): string {
  const p = stage.palette
  const skin = stage.pick(['#8A5A44', '#B97A56', '#D9A07A'])
  return at(
    x,
    y,
    scale,
    rect(-110, -6, 220, 14, mix(top, p.cloth, 0.4), 7) +
      path(
        'M-100 -8Q-98 -38 -40 -40H40Q98 -38 100 -8Q50 -2 0 -10Q-50 -2 -100 -8Z',
        mix(p.ink, '#2B5870', 0.5),
      ) +
      path('M-34 -36Q-42 -90 -28 -116Q0 -126 28 -116Q42 -90 34 -36Z', top) +
      line('M-28 -110Q-64 -70 -78 -30M28 -110Q64 -70 78 -30', skin, 15) +
      circle(-79, -27, 9, skin) +
      circle(79, -27, 9, skin) +
      rect(-9, -134, 18, 22, skin, 6) +
      circle(0, -152, 25, skin) +
      path('M-27 -148Q-28 -180 0 -180T27 -148Q20 -128 0 -130T-27 -148Z', '#3A2A22') +
      circle(0, -184, 12, '#3A2A22'),
  )
}
