import { at, circle, ellipse, fade, line, mix, path, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

const skins = ['#8A5A44', '#B97A56', '#D9A07A', '#6B4636'] as const

/** Snorkeler seen from the side at the surface or below, swimming to the right, about 230 long. */
export function snorkeler(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  flip = false,
  suit?: string,
): string {
  const p = stage.palette
  const skin = stage.pick(skins)
  const dress = suit ?? stage.pick([p.coral, p.gold, p.ink])
  return at(
    x,
    y,
    scale,
    path('M-84 6L-150 26Q-166 34 -172 50Q-140 48 -122 34L-78 20Z', p.gold) +
      path('M-86 -4L-152 -6Q-172 -4 -182 6Q-150 14 -124 10L-80 10Z', p.coral) +
      line('M-16 4L-88 4M-18 8L-84 18', skin, 15) +
      path('M-30 -10Q10 -22 52 -12Q60 0 52 10Q10 18 -30 14Z', dress) +
      line('M46 -2Q70 30 96 42', skin, 11) +
      line('M38 4Q40 34 60 52', skin, 10) +
      circle(76, -10, 19, skin) +
      path('M58 -20Q70 -36 92 -26L84 -12Q70 -18 58 -20Z', mix('#3A2A22', p.ink, 0.3)) +
      rect(80, -16, 20, 17, p.seaNear, 6, `stroke="${p.ink}" stroke-width="4"`) +
      line('M90 6Q104 6 100 -14L94 -52', p.coral, 5),
    { turn, flip },
  )
}

/** Scuba diver swimming to the right with tank and fins, about 280 long. */
export function diver(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  flip = false,
): string {
  const p = stage.palette
  const suit = mix(p.ink, '#1D3F55', 0.5)
  return at(
    x,
    y,
    scale,
    path('M-96 8L-172 28Q-192 38 -200 58Q-160 54 -138 38L-88 24Z', p.coral) +
      path('M-98 -6L-170 -10Q-196 -8 -208 4Q-170 16 -140 10L-90 10Z', mix(p.coral, p.ink, 0.2)) +
      line('M-20 4L-100 0M-20 10L-96 20', suit, 20) +
      rect(-44, -44, 86, 26, p.gold, 13) +
      rect(38, -36, 12, 10, p.ink, 3) +
      path('M-40 -14Q10 -28 60 -14Q70 0 60 14Q10 24 -40 18Z', suit) +
      path('M-10 -20L20 -22L22 20L-8 20Z', p.coral) +
      line('M52 4Q70 38 104 44', suit, 15) +
      circle(108, 45, 9, skins[1]) +
      circle(86, -12, 21, suit) +
      circle(93, -9, 15, skins[1]) +
      rect(90, -20, 22, 18, p.seaNear, 6, `stroke="${p.ink}" stroke-width="4"`) +
      line('M98 4Q84 22 46 -28', p.ink, 4.5) +
      circle(101, 3, 7, p.ink),
    { turn, flip },
  )
}

/** Head and shoulders of a bather in the water. */
export function bather(stage: Stage, x: number, y: number, scale: number, hat = false): string {
  const p = stage.palette
  const skin = stage.pick(skins)
  const head = hat
    ? path('M-34 -30Q0 -44 34 -30Q22 -24 -22 -24Z', p.gold) +
      path('M-18 -31Q-16 -54 0 -54T18 -31Z', p.gold)
    : path('M-18 -26Q-20 -50 0 -50T18 -26Q10 -38 -2 -38T-18 -26Z', '#3A2A22')
  return at(
    x,
    y,
    scale,
    fade(0.4, ellipse(0, 6, 58, 9, p.foam)) +
      path('M-32 4Q-30 -8 -10 -10H10Q30 -8 32 4Z', skin) +
      circle(0, -26, 18, skin) +
      head +
      line('M-50 8h24M26 8h26', p.foam, 3),
  )
}

/** A standing figure, about 110 tall, seen from behind. */
export function stroller(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  shirt: string,
  hat = true,
): string {
  const p = stage.palette
  const skin = stage.pick(skins)
  return at(
    x,
    y,
    scale,
    fade(0.2, ellipse(6, 1, 26, 5, p.ink)) +
      line('M-7 -42L-8 -3M7 -42L9 -3', skin, 8) +
      path('M-17 -50Q-13 -34 -16 -26H16Q13 -34 17 -50Z', p.ink) +
      path('M-17 -84Q0 -92 17 -84L19 -46H-19Z', shirt) +
      line('M-17 -80Q-26 -62 -22 -46M17 -80Q26 -62 22 -46', skin, 6) +
      circle(0, -101, 11, skin) +
      (hat
        ? ellipse(0, -106, 20, 5, p.gold) + path('M-11 -106Q-10 -120 0 -120T11 -106Z', p.gold)
        : path('M-12 -98Q-13 -114 0 -114T12 -98Q6 -92 -12 -98Z', '#3A2A22')),
  )
}

/** Cyclist riding to the right, about 190 wide. */
export function cyclist(stage: Stage, x: number, y: number, scale: number, shirt: string): string {
  const p = stage.palette
  const skin = stage.pick(skins)
  const wheel = (cx: number) =>
    circle(cx, -42, 40, 'none', `stroke="${p.ink}" stroke-width="6"`) +
    circle(cx, -42, 36, 'none', `stroke="${p.wallShade}" stroke-width="1.6"`) +
    line(
      `M${cx - 36} -42h72M${cx} -78v72M${cx - 26} -68l52 52M${cx + 26} -68l-52 52`,
      p.wallShade,
      1.4,
    ) +
    circle(cx, -42, 5, p.ink)
  return at(
    x,
    y,
    scale,
    fade(0.22, ellipse(0, 0, 110, 8, p.ink)) +
      wheel(-60) +
      wheel(64) +
      line(
        'M-60 -42L-22 -44L-34 -98L44 -96L-22 -44M44 -96L64 -42M-34 -98L-60 -42M40 -118L44 -96M40 -118h18',
        p.coral,
        6,
      ) +
      path('M-52 -108h30l-6 9h-20Z', p.ink) +
      line('M-34 -112L4 -78L-10 -30', mix(p.ink, '#2B5870', 0.5), 15) +
      line('M-10 -30h14', p.ink, 8) +
      path('M-48 -112Q-44 -166 -10 -184L16 -172Q2 -140 -18 -108Z', shirt) +
      line('M0 -170L24 -132L50 -120', skin, 10) +
      circle(14, -202, 18, skin) +
      path('M-6 -204Q-6 -228 16 -226Q34 -222 34 -206Z', p.gold),
  )
}
