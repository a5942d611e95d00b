import { at, circle, ellipse, fade, line, mix, path } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Flamingo standing in shallow water, about 260 tall; `feeding` lowers the head to the water. */
export function flamingo(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  options: { readonly flip?: boolean; readonly feeding?: boolean } = {},
): string {
  const p = stage.palette
  const rose = mix('#F0788A', p.pink, 0.35)
  const deep = mix('#D9506B', p.coral, 0.3)
  const pale = mix(rose, p.cloth, 0.4)
  const neck = options.feeding
    ? line('M46 -150Q92 -176 92 -120Q90 -64 100 -34', rose, 13) +
      ellipse(103, -26, 15, 11, rose, 'transform="rotate(60 103 -26)"') +
      path('M104 -18Q122 -8 108 8Q96 6 96 -10Z', p.ink)
    : line('M44 -152Q92 -150 78 -196Q62 -240 96 -254', rose, 13) +
      ellipse(100, -256, 17, 12, rose) +
      path('M112 -262Q136 -258 128 -230Q118 -234 110 -248Z', pale) +
      path('M128 -246Q134 -236 126 -226Q120 -232 119 -240Z', p.ink) +
      circle(104, -260, 2.6, p.ink)
  return at(
    x,
    y,
    scale,
    fade(0.35, ellipse(0, 4, 44, 6, p.foam)) +
      line('M4 -112L0 -58L4 0', deep, 5) +
      line('M-14 -112L-18 -60Q-18 -46 6 -62', deep, 5) +
      fade(0.28, line('M2 6L0 64', rose, 7)) +
      path(
        'M-62 -146Q-44 -182 14 -176Q58 -170 56 -140Q48 -108 0 -106Q-44 -106 -86 -116Q-70 -130 -62 -146Z',
        stage.down([0, pale], [0.5, rose], [1, deep]),
      ) +
      path(
        'M-50 -146Q-14 -164 22 -148Q10 -122 -34 -116Q-66 -114 -92 -112Q-66 -124 -50 -146Z',
        deep,
        'opacity=".7"',
      ) +
      path('M-92 -112Q-74 -120 -60 -128L-58 -116Z', p.ink, 'opacity=".7"') +
      neck,
    { flip: options.flip ?? false },
  )
}

/** Flamingos in flight to the left, as a small wedge. */
export function flyingFlamingos(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  count = 5,
): string {
  const p = stage.palette
  const one =
    line('M-70 4L-24 0Q20 -8 66 2', mix('#F0788A', p.pink, 0.4), 8) +
    path('M-20 -2Q10 -62 54 -76Q44 -30 22 2Z', '#D9506B') +
    path('M-16 2Q2 44 -6 74Q26 40 24 4Z', mix('#F0788A', p.cloth, 0.2)) +
    path('M38 -66L54 -76L46 -52Z', p.ink) +
    line('M-70 4L-84 10', p.ink, 6) +
    line('M64 2L112 8', '#D9506B', 3)
  let drawn = ''
  for (let i = 0; i < count; i++)
    drawn += at(x + i * 112 * scale, y + Math.abs(i - 1) * 46 * scale, scale * 0.8, one)
  return drawn
}

/** Brown pelican on a post, about 120 tall. */
export function pelican(stage: Stage, x: number, y: number, scale: number, flip = false): string {
  const p = stage.palette
  const body = mix('#8B7762', p.stoneDark, 0.3)
  return at(
    x,
    y,
    scale,
    path('M-44 -6Q-50 -56 -6 -66Q34 -64 30 -22Q22 0 -10 2Q-40 14 -62 10Q-54 0 -44 -6Z', body) +
      path('M-40 -10Q-34 -46 6 -44Q14 -18 -14 -4Q-40 4 -58 8Z', mix(body, p.ink, 0.3)) +
      line('M18 -50Q44 -64 30 -92', mix(p.cloth, body, 0.15), 15) +
      circle(32, -100, 14, p.cloth) +
      path('M40 -108L98 -84Q72 -66 42 -88Z', p.gold) +
      path('M42 -92Q66 -70 96 -84L44 -98Z', mix(p.gold, p.coral, 0.35)) +
      circle(36, -103, 2.6, p.ink) +
      line('M-8 2V12M8 2V12', p.gold, 4),
    { flip },
  )
}

/** Frigatebird gliding, about 300 across. */
export function frigate(stage: Stage, x: number, y: number, scale: number, turn = 0): string {
  const p = stage.palette
  return at(
    x,
    y,
    scale,
    path(
      'M0 0Q-40 -44 -84 -34Q-120 -26 -156 4Q-110 -14 -82 -8Q-44 4 -14 20L-30 62L0 34L30 62L14 20Q44 4 82 -8Q110 -14 156 4Q120 -26 84 -34Q40 -44 0 0Z',
      p.ink,
    ) +
      ellipse(0, 4, 9, 20, p.ink) +
      ellipse(0, -8, 6, 8, p.coral) +
      line('M0 -18v-14', p.stoneShade, 4),
    { turn },
  )
}
