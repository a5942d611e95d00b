import { circle, ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { type Hairstyle, hairOf } from './hair.ts'
import { frond } from './leaves.ts'

export type Person = {
  readonly backdrop: readonly [top: string, bottom: string]
  readonly skin: string
  readonly hair: string
  readonly hairstyle: Hairstyle
  readonly shirt: string
  readonly collar: 'round' | 'open' | 'embroidered'
  readonly beard?: 'full' | 'moustache' | 'stubble'
  readonly glasses?: boolean
  readonly earrings?: boolean
}

/** Head and shoulders on a 1000 × 1000 sheet. */
export function portrait(stage: Stage, person: Person): string {
  const p = stage.palette
  const { skin, hair } = person
  const shade = mix(skin, '#7A2E1E', 0.22)
  const leaves =
    [-150, -105, -60]
      .map((a) => frond(stage, 930, 1010, 420, a, mix(person.backdrop[1], p.ink, 0.22), 0.15))
      .join('') +
    [-130, -85, -35]
      .map((a) => frond(stage, 60, 1010, 380, a, mix(person.backdrop[1], p.ink, 0.16), 0.15))
      .join('')
  const locks = hairOf(person.hairstyle, hair, p.ink)
  const eye = (x: number) =>
    ellipse(x, 450, 15, 18, '#2A1C18') +
    circle(x + 5, 444, 5, '#FFFFFF') +
    path(
      `M${x - 44} 396Q${x} 372 ${x + 44} 398`,
      'none',
      `stroke="${mix(hair, '#2A1C18', 0.4)}" stroke-width="15" stroke-linecap="round"`,
    )
  const beards: Record<NonNullable<Person['beard']>, string> = {
    full: path(
      'M296 470Q300 690 500 720Q700 690 704 470Q690 560 620 566Q500 520 380 566Q310 560 296 470Z',
      hair,
    ),
    moustache: path(
      'M400 560Q450 520 500 546Q550 520 600 560Q550 586 500 566Q450 586 400 560Z',
      hair,
    ),
    stubble: path(
      'M300 500Q310 680 500 706Q690 680 700 500Q680 580 610 580Q500 548 390 580Q320 580 300 500Z',
      mix(skin, hair, 0.42),
      'opacity=".7"',
    ),
  }
  const dots =
    person.collar === 'embroidered'
      ? steps(11, 330, 670)
          .map(
            (x, i) =>
              circle(
                x,
                806 + Math.abs(x - 500) * -0.32 + 40,
                21,
                ['#F7B22C', '#E2574C', '#2CA58D'][i % 3] ?? '#F7B22C',
              ) + circle(x, 806 + Math.abs(x - 500) * -0.32 + 40, 8, '#FFFDF8'),
          )
          .join('')
      : ''
  const collar =
    person.collar === 'open'
      ? path(
          'M400 760L500 880L420 930L360 790ZM600 760L500 880L580 930L640 790Z',
          mix(person.shirt, '#FFFFFF', 0.35),
        ) +
        line('M500 890V1000', mix(person.shirt, p.ink, 0.2), 6) +
        circle(500, 940, 8, p.cloth)
      : ''
  return (
    rect(0, 0, 1000, 1000, stage.down([0, person.backdrop[0]], [1, person.backdrop[1]])) +
    circle(
      690,
      330,
      250,
      stage.radial([0, p.sun, 0.85], [0.72, p.sun, 0.75], [0.74, p.sun, 0], [1, p.sun, 0]),
    ) +
    leaves +
    locks.behind +
    path(
      'M110 1010Q120 830 300 790Q420 770 430 700H570Q580 770 700 790Q880 830 890 1010Z',
      person.shirt,
    ) +
    path(
      'M412 640H588V740Q600 790 640 800Q580 880 500 880Q420 880 360 800Q400 790 412 740Z',
      skin,
    ) +
    path('M412 660Q500 760 588 660V716Q500 790 412 716Z', shade, 'opacity=".6"') +
    collar +
    dots +
    ellipse(292, 470, 36, 54, skin) +
    ellipse(708, 470, 36, 54, skin) +
    path(
      'M294 420Q294 230 500 226Q706 230 706 420Q712 700 500 716Q288 700 294 420Z',
      stage.across([0, skin], [0.65, skin], [1, shade]),
    ) +
    fade(0.35, circle(370, 540, 44, '#F0705A') + circle(630, 540, 44, '#F0705A')) +
    (person.beard ? beards[person.beard] : '') +
    eye(412) +
    eye(588) +
    path(
      'M500 460Q520 520 506 534Q494 540 482 532',
      'none',
      `stroke="${shade}" stroke-width="11" stroke-linecap="round"`,
    ) +
    path(
      'M420 590Q500 668 580 590Q500 616 420 590Z',
      person.beard === 'full' ? '#F6D9CC' : '#FFFFFF',
    ) +
    path(
      'M416 588Q500 660 584 588',
      'none',
      `stroke="${mix('#B3413A', skin, 0.2)}" stroke-width="12" stroke-linecap="round"`,
    ) +
    locks.above +
    (person.glasses
      ? [412, 588]
          .map(
            (x) =>
              circle(x, 452, 66, 'none', `stroke="${p.ink}" stroke-width="13"`) +
              circle(x, 452, 60, '#FFFFFF', 'opacity=".14"'),
          )
          .join('') + line('M478 446Q500 434 522 446', p.ink, 12)
      : '') +
    (person.earrings ? circle(284, 556, 24, p.gold) + circle(716, 556, 24, p.gold) : '')
  )
}
