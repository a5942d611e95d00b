import { at, circle, ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { thatchRoof } from './thatch.ts'

/** Beach umbrella on a pole, about 200 wide at scale 1; `palapa` swaps cloth for thatch. */
export function umbrella(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  colour: string,
  palapa = false,
): string {
  const p = stage.palette
  const shadow = fade(0.2, ellipse(30, 2, 100, 12, p.ink))
  if (palapa)
    return at(
      x,
      y,
      scale,
      shadow + rect(-4, -150, 8, 150, p.woodShade) + thatchRoof(stage, 0, -128, 220, 78, 0.05),
    )
  const pale = mix(colour, p.cloth, 0.85)
  return at(
    x,
    y,
    scale,
    shadow +
      rect(-3.5, -160, 7, 160, p.wood) +
      path(
        'M-104 -128Q-90 -206 0 -208T104 -128Q78 -142 52 -128Q26 -142 0 -128Q-26 -142 -52 -128Q-78 -142 -104 -128Z',
        colour,
      ) +
      path('M-52 -128Q-44 -196 0 -208Q44 -196 52 -128Q26 -142 0 -128Q-26 -142 -52 -128Z', pale) +
      path('M0 -208Q14 -190 0 -128Q-14 -190 0 -208Z', colour, 'opacity=".35"') +
      circle(0, -210, 5, colour),
  )
}

/** Sun lounger, about 190 long, head to the left. */
export function lounger(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  colour: string,
  flip = false,
): string {
  const p = stage.palette
  return at(
    x,
    y,
    scale,
    fade(0.22, ellipse(6, 2, 104, 9, p.ink)) +
      line('M-58 -24V0M70 -24V0', p.woodShade, 7) +
      line('M-46 -28H96', p.wood, 9) +
      line('M-46 -30L-96 -76', p.wood, 9) +
      path('M-52 -36H94Q98 -36 98 -42T92 -48H-46Z', mix(colour, p.cloth, 0.2)) +
      path('M-48 -37L-98 -84Q-104 -78 -100 -72L-56 -30Z', colour) +
      path('M-82 -76l-14 -14q-8 4 -6 14l12 12Z', p.cloth),
    { flip },
  )
}

/** Hammock hung between two points, sagging by `sag`. */
export function hammock(
  stage: Stage,
  x1: number,
  x2: number,
  y: number,
  sag: number,
  colour: string,
): string {
  const p = stage.palette
  const w = x2 - x1
  const a = x1 + w * 0.16
  const b = x2 - w * 0.16
  const bed = `M${a} ${y + sag * 0.42}Q${(a + b) / 2} ${y + sag * 1.5} ${b} ${y + sag * 0.42}Q${(a + b) / 2} ${y + sag * 2.25} ${a} ${y + sag * 0.42}Z`
  const strings = steps(5, 0.36, 0.62)
    .map((t) => `M${x1} ${y}L${a + 3} ${y + sag * t}M${x2} ${y}L${b - 3} ${y + sag * t}`)
    .join('')
  const stripes = steps(4, 1.62, 2.05)
    .map((t) => `M${a} ${y + sag * 0.42}Q${(a + b) / 2} ${y + sag * t} ${b} ${y + sag * 0.42}`)
    .join('')
  const tassels = steps(9, 0.12, 0.88)
    .map((t) => `M${a + (b - a) * t} ${y + sag * (0.42 + 3.4 * t * (1 - t)) + 4}v${sag * 0.14}`)
    .join('')
  return (
    line(strings, p.cloth, 2) +
    path(bed, colour) +
    line(stripes, mix(colour, p.cloth, 0.6), Math.max(2.5, sag * 0.035)) +
    line(tassels, mix(colour, p.cloth, 0.5), 2.5)
  )
}

/** Canopy bed on the sand with curtains, about 260 wide. */
export function cabanaBed(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  accent: string,
): string {
  const p = stage.palette
  const drape = (side: number) =>
    path(
      `M${side * 124} -196Q${side * 96} -150 ${side * 112} -96Q${side * 96} -60 ${side * 118} -8H${side * 128}V-196Z`,
      p.cloth,
    )
  return at(
    x,
    y,
    scale,
    fade(0.22, ellipse(14, 2, 150, 13, p.ink)) +
      rect(-104, -190, 208, 130, mix(p.wallShade, p.cloth, 0.55), 0, 'opacity=".55"') +
      rect(-128, -62, 256, 34, p.cloth, 8) +
      rect(-130, -34, 260, 20, p.wood, 4) +
      rect(-120, -16, 12, 16, p.woodShade) +
      rect(108, -16, 12, 16, p.woodShade) +
      rect(-96, -92, 60, 36, accent, 12) +
      rect(-44, -88, 54, 32, mix(accent, p.cloth, 0.65), 12) +
      rect(16, -84, 46, 28, p.gold, 12) +
      rect(-131, -202, 9, 190, p.wood) +
      rect(122, -202, 9, 190, p.wood) +
      drape(-1) +
      drape(1) +
      path('M-140 -196Q0 -232 140 -196L134 -184Q70 -196 0 -186Q-70 -196 -134 -184Z', p.cloth) +
      line('M-134 -186Q-70 -198 0 -188Q70 -198 134 -186', p.wallShade, 3),
  )
}

/** Bamboo torch with a flame. */
export function torch(stage: Stage, x: number, y: number, height: number): string {
  const p = stage.palette
  return (
    circle(x, y - height - 10, height * 0.62, stage.radial([0, p.gold, 0.55], [1, p.gold, 0])) +
    rect(x - 3.5, y - height, 7, height, p.woodShade) +
    path(`M${x - 9} ${y - height}h18l-4 18h-10Z`, p.wood) +
    path(
      `M${x - 9} ${y - height - 2}Q${x - 12} ${y - height - 22} ${x} ${y - height - 42}Q${x + 12} ${y - height - 22} ${x + 9} ${y - height - 2}Z`,
      p.coral,
    ) +
    path(
      `M${x - 5} ${y - height - 2}Q${x - 6} ${y - height - 14} ${x} ${y - height - 26}Q${x + 6} ${y - height - 14} ${x + 5} ${y - height - 2}Z`,
      p.gold,
    )
  )
}
