import { at, circle, ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Reflection and bow wave under a hull of the given half length. */
function wake(stage: Stage, half: number): string {
  const p = stage.palette
  return (
    fade(0.35, ellipse(0, 8, half * 1.02, 9, p.ink)) +
    line(
      `M${-half * 1.25} 6q${half * 0.2} -6 ${half * 0.4} 0M${half * 0.8} 7q${half * 0.25} -6 ${half * 0.55} 0M${-half * 0.5} 15h${half * 0.8}`,
      p.foam,
      3,
      'opacity=".75"',
    )
  )
}

function person(x: number, y: number, shirt: string, size = 1): string {
  return (
    rect(x - 5 * size, y - 18 * size, 10 * size, 18 * size, shirt, 4 * size) +
    circle(x, y - 23 * size, 5 * size, '#8A5A44')
  )
}

/** Sailing catamaran, about 380 wide and 400 tall, waterline at the origin. */
export function catamaran(stage: Stage, x: number, y: number, scale: number, flip = false): string {
  const p = stage.palette
  const sail = stage.across([0, mix(p.wall, p.wallShade, 0.45)], [1, p.wall])
  const hull = stage.down([0, p.wall], [1, p.wallShade])
  const drawn =
    wake(stage, 175) +
    path('M-178 -34L176 -40Q190 -40 180 -26Q160 4 130 6H-150Q-172 6 -178 -34Z', hull) +
    path('M-176 -20L183 -24L178 -15H-174Z', p.coral) +
    path('M-150 -34Q-140 -62 -100 -64H20Q58 -62 74 -38Z', p.wall) +
    path('M-134 -40Q-126 -56 -98 -57H-6V-40Z', mix(p.glass, p.ink, 0.35)) +
    path('M4 -57H18Q44 -56 56 -40H4Z', mix(p.glass, p.ink, 0.35)) +
    person(-120, -64, p.coral) +
    person(-84, -64, p.gold) +
    person(112, -38, p.cloth) +
    person(136, -38, p.coral) +
    rect(-3, -420, 7, 370, p.wallShade) +
    path('M-8 -410Q-66 -230 -158 -84L-8 -78Z', sail) +
    path('M8 -392Q92 -240 168 -46L8 -70Z', mix(p.coral, p.wall, 0.1)) +
    path('M8 -392Q60 -240 92 -58L8 -70Z', p.coral) +
    line(
      'M-8 -330Q-50 -320 -46 -322M-8 -250L-86 -240M-8 -170L-122 -158',
      p.wallShade,
      3,
      'opacity=".6"',
    )
  return at(x, y, scale, drawn, { flip })
}

/** Small sailing boat, about 180 wide and 260 tall. */
export function sailboat(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  colour = stage.palette.coral,
  flip = false,
): string {
  const p = stage.palette
  const drawn =
    wake(stage, 84) +
    path('M-92 -28H90Q76 6 50 8H-58Q-84 4 -92 -28Z', stage.down([0, p.wall], [1, p.wallShade])) +
    path('M-91 -22H88L86 -14H-89Z', colour) +
    rect(-4, -270, 5, 245, p.woodShade) +
    path('M-8 -262Q-30 -140 -84 -46H-8Z', stage.across([0, p.wallShade], [1, p.wall])) +
    path('M5 -250Q54 -140 84 -38L5 -42Z', colour) +
    person(-44, -27, p.gold, 0.9)
  return at(x, y, scale, drawn, { flip })
}

/** Open fishing boat (panga), about 220 wide. */
export function panga(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  colour = stage.palette.coral,
  flip = false,
): string {
  const p = stage.palette
  const drawn =
    wake(stage, 108) +
    path('M-112 -30Q0 -22 128 -48Q116 2 78 8H-92Q-108 4 -112 -30Z', p.wall) +
    path('M-112 -30Q0 -22 128 -48L124 -34Q0 -12 -110 -20Z', colour) +
    path('M-109 -12Q0 -4 116 -22L112 -14Q0 2 -106 -4Z', mix(colour, p.ink, 0.25)) +
    rect(-40, -92, 4, 66, p.woodShade) +
    rect(30, -94, 4, 66, p.woodShade) +
    path('M-58 -90Q0 -108 52 -92L48 -84Q0 -96 -54 -82Z', p.cloth) +
    rect(-124, -44, 16, 34, p.ink, 3)
  return at(x, y, scale, drawn, { flip })
}

/** Passenger ferry, about 420 wide. */
export function ferry(stage: Stage, x: number, y: number, scale: number, flip = false): string {
  const p = stage.palette
  const glass = p.lamps > 0.3 ? p.lit : mix(p.glass, p.ink, 0.4)
  const windows = (from: number, to: number, top: number, count: number) =>
    steps(count, from, to)
      .map((wx) => rect(wx, top, ((to - from) / count) * 0.72, 17, glass, 4))
      .join('')
  const drawn =
    wake(stage, 210) +
    path(
      'M-210 -50H226Q214 -8 178 8H-186Q-206 4 -210 -50Z',
      stage.down([0, p.wall], [0.55, p.wall], [1, p.wallShade]),
    ) +
    path('M-209 -30H220L212 -14H-206Z', '#1B7F9C') +
    rect(-196, -96, 360, 48, p.wall, 8) +
    windows(-180, 140, -84, 12) +
    rect(-176, -138, 270, 44, p.wall, 8) +
    windows(-160, 70, -126, 9) +
    path('M94 -96V-138Q120 -136 134 -96Z', p.wallShade) +
    rect(-190, -150, 296, 8, p.gold, 4) +
    rect(30, -178, 60, 30, p.wall, 6) +
    rect(60, -171, 26, 13, glass, 3) +
    rect(-100, -186, 34, 38, p.coral, 3) +
    rect(-100, -174, 34, 9, p.wall) +
    rect(56, -220, 4, 44, p.wallShade) +
    path('M60 -220h28l-8 8 8 8H60Z', p.coral)
  return at(x, y, scale, drawn, { flip })
}

/** Two-seat kayak seen from the side, about 230 wide, with paddlers unless it rests on the beach. */
export function kayak(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  colour = stage.palette.coral,
  empty = false,
  turn = 0,
): string {
  const p = stage.palette
  const paddler = (dx: number, shirt: string) =>
    path(`M${dx - 13} -14Q${dx - 12} -46 ${dx} -48Q${dx + 12} -46 ${dx + 13} -14Z`, shirt) +
    circle(dx, -60, 12, '#8A5A44') +
    path(`M${dx - 20} -64Q${dx} -82 ${dx + 20} -64Z`, p.gold) +
    line(`M${dx - 46} -8L${dx + 42} -54`, p.woodShade, 4) +
    ellipse(dx - 50, -5, 15, 7, p.wall, `transform="rotate(-28 ${dx - 50} -5)"`) +
    ellipse(dx + 46, -57, 15, 7, p.wall, `transform="rotate(-28 ${dx + 46} -57)"`)
  const drawn =
    (empty ? fade(0.2, ellipse(0, 9, 116, 7, p.ink)) : wake(stage, 112)) +
    path('M-124 -22Q0 -2 124 -22Q100 8 60 10H-60Q-100 8 -124 -22Z', colour) +
    path('M-112 -16Q0 0 112 -16Q96 -6 64 -4H-64Q-96 -6 -112 -16Z', mix(colour, p.cloth, 0.35)) +
    (empty
      ? ellipse(-30, -7, 24, 5, p.ink) + ellipse(40, -7, 24, 5, p.ink)
      : paddler(-38, p.gold) + paddler(40, p.cloth))
  return at(x, y, scale, drawn, { turn })
}

/** Sport-fishing yacht, about 340 wide. */
export function yacht(stage: Stage, x: number, y: number, scale: number, flip = false): string {
  const p = stage.palette
  const glass = p.lamps > 0.3 ? p.lit : mix(p.glass, p.ink, 0.5)
  const drawn =
    wake(stage, 170) +
    path(
      'M-170 -38Q40 -44 196 -66Q160 0 110 8H-150Q-168 2 -170 -38Z',
      stage.down([0, p.wall], [1, p.wallShade]),
    ) +
    path('M-169 -24Q40 -28 182 -46L176 -38Q40 -18 -168 -14Z', '#1B7F9C') +
    path('M-90 -42L-70 -92H20Q60 -80 92 -52Z', p.wall) +
    path('M-66 -52L-56 -82H14Q42 -74 62 -58Z', glass) +
    polygon(
      [
        [-70, -92],
        [-58, -128],
        [14, -128],
        [26, -92],
      ],
      p.wall,
    ) +
    rect(-66, -138, 92, 10, p.wallShade, 4) +
    line('M-50 -92V-138M10 -92V-138', p.wallShade, 5) +
    line(
      'M-150 -40Q-180 -130 -230 -160M-120 -42Q-140 -150 -180 -200M-20 -138Q-40 -200 -70 -236',
      p.ink,
      3,
    ) +
    person(-118, -40, p.coral, 1.1) +
    person(-20, -92, p.cloth)
  return at(x, y, scale, drawn, { flip })
}
