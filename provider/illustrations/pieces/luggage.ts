import { at, circle, ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Straw hat from above. */
export function strawHat(stage: Stage, x: number, y: number, r: number): string {
  const p = stage.palette
  const straw = '#E5BC73'
  return at(
    x,
    y,
    1,
    fade(0.2, ellipse(r * 0.1, r * 0.14, r, r * 0.84, p.ink)) +
      ellipse(0, 0, r, r * 0.82, straw) +
      steps(5, 0.62, 0.96)
        .map((s) =>
          ellipse(
            0,
            0,
            r * s,
            r * 0.82 * s,
            'none',
            `stroke="#C4954A" stroke-width="2.5" opacity=".6"`,
          ),
        )
        .join('') +
      ellipse(0, -r * 0.04, r * 0.56, r * 0.46, p.coral) +
      ellipse(0, -r * 0.1, r * 0.53, r * 0.43, mix(straw, '#FFFFFF', 0.12)) +
      ellipse(-r * 0.1, -r * 0.16, r * 0.25, r * 0.16, mix(straw, '#FFFFFF', 0.4)),
  )
}

/** Diving mask with snorkel. */
export function mask(stage: Stage, x: number, y: number, scale: number, turn = 0): string {
  const p = stage.palette
  return at(
    x,
    y,
    scale,
    fade(
      0.2,
      path(
        'M-104 -40Q10 -80 116 -40Q134 20 90 56Q40 64 10 40Q-20 64 -70 56Q-120 20 -104 -40Z',
        p.ink,
      ),
    ) +
      line('M-110 -20Q-160 -10 -176 -60M110 -20Q150 -10 168 -50', p.ink, 16) +
      path(
        'M-110 -50Q0 -90 110 -50Q128 10 84 48Q40 56 0 30Q-40 56 -84 48Q-128 10 -110 -50Z',
        '#F2A83B',
      ) +
      path(
        'M-92 -40Q0 -72 92 -40Q104 4 72 30Q40 36 0 12Q-40 36 -72 30Q-104 4 -92 -40Z',
        stage.down([0, p.skyMid], [1, p.seaNear]),
      ) +
      path(
        'M-76 -34Q-40 -50 0 -52L-30 14Q-60 30 -70 14Q-86 -10 -76 -34Z',
        p.foam,
        'opacity=".35"',
      ) +
      line('M150 -110L168 40Q170 90 120 96L84 84', p.coral, 20) +
      line('M150 -110L155 -66', p.ink, 22),
    { turn },
  )
}

/** Tube of sunscreen. */
export function sunscreen(stage: Stage, x: number, y: number, scale: number, turn = 0): string {
  const p = stage.palette
  return at(
    x,
    y,
    scale,
    fade(0.2, rect(-40, -124, 100, 260, p.ink, 20)) +
      path('M-52 -130H52L46 96Q44 110 30 110H-30Q-44 110 -46 96Z', p.gold) +
      rect(-52, -142, 104, 18, mix(p.gold, p.coral, 0.3), 4) +
      rect(-30, 108, 60, 36, p.cloth, 8) +
      circle(0, -34, 34, p.cloth) +
      circle(0, -34, 20, p.coral) +
      steps(8, 0, 315)
        .map((a) =>
          rect(-3, -64, 6, 12, p.coral, 3, `transform="rotate(${a} 0 -34)"`).replace('-64', '-66'),
        )
        .join('') +
      line('M-30 24q15 -12 30 0t30 0M-30 46q15 -12 30 0t30 0', '#1F93A8', 7),
    { turn },
  )
}

/** Sunglasses. */
export function sunglasses(stage: Stage, x: number, y: number, scale: number, turn = 0): string {
  const p = stage.palette
  return at(
    x,
    y,
    scale,
    fade(0.2, path('M-110 -10H120L96 60H-90Z', p.ink)) +
      line('M-100 -26L-130 -90M100 -26L136 -86', p.ink, 11) +
      path('M-108 -34H-8L-14 24Q-24 44 -58 44T-102 16Z', p.ink) +
      path('M8 -34H108L102 16Q92 44 58 44T14 24Z', p.ink) +
      line('M-12 -28Q0 -38 12 -28', p.ink, 9) +
      path('M-96 -22H-20L-25 18Q-34 32 -58 32T-91 10Z', '#1F7F9A') +
      path('M20 -22H96L91 10Q82 32 58 32T25 18Z', '#1F7F9A') +
      path('M-90 -18H-60L-80 16Z M28 -18H58L36 18Z', p.foam, 'opacity=".4"'),
    { turn },
  )
}

/** Open suitcase from above, packed for the beach, about 700 × 720. */
export function suitcase(stage: Stage, x: number, y: number, scale: number): string {
  const p = stage.palette
  const shell = '#D96A4C'
  const fold = (cx: number, cy: number, w: number, h: number, fill: string) =>
    rect(cx, cy, w, h, fill, 14) +
    rect(cx, cy + h * 0.5, w, 4, mix(fill, p.ink, 0.2)) +
    path(`M${cx + w * 0.32} ${cy}q${w * 0.18} 34 ${w * 0.36} 0Z`, mix(fill, p.ink, 0.18))
  const tray = (top: number, lining: string) =>
    rect(-350, top, 700, 350, shell, 40) +
    rect(-326, top + 24, 652, 302, lining, 24) +
    rect(-326, top + 24, 652, 20, mix(lining, p.ink, 0.15), 10)
  return at(
    x,
    y,
    scale,
    fade(0.25, rect(-336, -346, 700, 720, p.ink, 44)) +
      tray(-356, '#F2DCC0') +
      tray(6, '#F2DCC0') +
      rect(-60, -376, 120, 26, mix(shell, p.ink, 0.45), 10) +
      rect(-300, -6, 80, 24, p.ink, 6) +
      rect(220, -6, 80, 24, p.ink, 6) +
      fold(-296, 64, 190, 120, '#3BB3B0') +
      fold(-296, 200, 190, 110, p.cloth) +
      fold(-84, 64, 170, 246, '#F3B54A') +
      steps(5, 84, 290)
        .map((sy) => rect(-84, sy, 170, 10, p.cloth))
        .join('') +
      path('M118 80H216L206 150H240L262 80H300V200Q300 300 210 300T112 200Z', '#1F7F9A') +
      circle(160, 190, 10, p.gold) +
      circle(220, 230, 10, p.gold) +
      circle(250, 170, 10, p.gold) +
      circle(180, 260, 10, p.gold) +
      line('M-300 -310L300 -60M300 -310L-300 -60', mix(shell, p.ink, 0.3), 16) +
      rect(-60, -205, 120, 40, p.ink, 8),
  )
}

/** Rectangular travel camera. */
export function camera(stage: Stage, x: number, y: number, scale: number, turn = 0): string {
  const p = stage.palette
  return at(
    x,
    y,
    scale,
    fade(0.2, rect(-92, -50, 200, 130, p.ink, 18)) +
      rect(-100, -64, 200, 130, p.ink, 18) +
      rect(-100, -20, 200, 56, '#8A5A44') +
      rect(-64, -84, 60, 26, p.ink, 8) +
      circle(20, 6, 52, p.wallShade) +
      circle(20, 6, 42, p.ink) +
      circle(20, 6, 28, '#1F7F9A') +
      circle(10, -6, 9, p.foam) +
      circle(-66, -38, 9, p.coral),
    { turn },
  )
}
