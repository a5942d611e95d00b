import { circle, ellipse, mix, path } from '../shapes.ts'

export type Hairstyle = 'long' | 'short' | 'bun' | 'hat' | 'bob' | 'swept'

/** Hair of a portrait in two parts: what lies behind the head and what lies over it. `ink` is the hat's band. */
export function hairOf(
  style: Hairstyle,
  hair: string,
  ink: string,
): { behind: string; above: string } {
  const shine = mix(hair, '#FFFFFF', 0.14)
  const back: Record<Hairstyle, string> = {
    long: path(
      'M270 420Q250 180 500 170Q750 180 730 420Q760 640 800 800Q640 860 500 850Q360 860 200 800Q240 640 270 420Z',
      hair,
    ),
    short: '',
    bun: circle(500, 165, 105, hair) + circle(470, 140, 40, shine, 'opacity=".5"'),
    hat: path('M300 420Q300 560 330 620H670Q700 560 700 420Z', hair),
    bob: path(
      'M270 430Q250 190 500 180Q750 190 730 430Q752 600 700 660H300Q248 600 270 430Z',
      hair,
    ),
    swept: '',
  }
  const front: Record<Hairstyle, string> = {
    long:
      path(
        'M286 470Q262 180 500 172Q738 180 714 470Q700 320 560 296Q480 372 340 384Q300 410 286 470Z',
        hair,
      ) +
      path(
        'M360 290Q430 240 540 256',
        'none',
        `stroke="${shine}" stroke-width="16" stroke-linecap="round" opacity=".7"`,
      ),
    short:
      path(
        'M296 430Q270 210 500 200Q730 210 704 430Q694 350 660 320Q560 340 420 300Q330 320 296 430Z',
        hair,
      ) +
      path(
        'M380 262Q470 220 590 246',
        'none',
        `stroke="${shine}" stroke-width="16" stroke-linecap="round" opacity=".7"`,
      ),
    bun:
      path('M294 440Q280 230 500 226Q720 230 706 440Q690 330 500 318Q310 330 294 440Z', hair) +
      path(
        'M400 270Q500 244 600 270',
        'none',
        `stroke="${shine}" stroke-width="14" stroke-linecap="round" opacity=".7"`,
      ),
    hat:
      ellipse(500, 318, 330, 62, '#D9B36C') +
      path('M330 310Q320 130 420 130Q500 160 580 130Q680 130 670 310Q500 350 330 310Z', '#EBCB8B') +
      path('M328 300Q500 344 672 300L670 250Q500 292 330 250Z', ink) +
      ellipse(500, 326, 250, 34, mix('#D9B36C', ink, 0.3), 'opacity=".5"'),
    bob:
      path(
        'M286 470Q272 230 500 222Q728 230 714 470Q700 330 620 300Q480 330 380 310Q310 350 286 470Z',
        hair,
      ) +
      path(
        'M370 270Q470 230 600 262',
        'none',
        `stroke="${shine}" stroke-width="16" stroke-linecap="round" opacity=".7"`,
      ),
    swept:
      path(
        'M294 430Q262 190 470 180Q560 130 660 200Q740 250 704 430Q700 340 640 310Q500 330 380 270Q316 320 294 430Z',
        hair,
      ) +
      path(
        'M370 240Q470 190 600 214',
        'none',
        `stroke="${shine}" stroke-width="18" stroke-linecap="round" opacity=".7"`,
      ),
  }
  return { behind: back[style], above: front[style] }
}
