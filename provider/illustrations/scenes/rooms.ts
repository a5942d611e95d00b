import type { Gallery } from '../picture.ts'
import { sailboat } from '../pieces/boats.ts'
import {
  armchair,
  bathtub,
  bunks,
  fan,
  hangingChair,
  pottedPlant,
  sofa,
} from '../pieces/furniture.ts'
import {
  art,
  backWall,
  bed,
  featureWall,
  nightstand,
  opening,
  pendant,
  rug,
  type ShellOptions,
  shell,
} from '../pieces/interior.ts'
import { canopy } from '../pieces/jungle.ts'
import { sevenBlues } from '../pieces/lagoon.ts'
import { palm, rosette } from '../pieces/palms.ts'
import { lapPool, windingPool } from '../pieces/pools.ts'
import { glints, sea, shore, sunRoad } from '../pieces/sea.ts'
import { clouds, sky, stars, sun } from '../pieces/sky.ts'
import { skyline } from '../pieces/towers.ts'
import { facade, houseColours, row } from '../pieces/town.ts'
import { ellipse, mirrored, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

type View = 'sea' | 'jungle' | 'lagoon' | 'city' | 'garden' | 'pool' | 'patio'

/** What lies outside a window; `x` is the middle of the opening. */
export function outlook(stage: Stage, kind: View, x: number): string {
  const p = stage.palette
  const air =
    sky(stage, 470) +
    (p.name === 'night' ? stars(stage, 440, 60) : '') +
    sun(stage, x + 90, p.name === 'noon' ? 250 : 350, 46) +
    clouds(stage, 190, 340, 5)
  if (kind === 'sea')
    return (
      air +
      sea(stage, 470) +
      sunRoad(stage, x + 90, 470, 640, 110) +
      glints(stage, 470, 640, 50) +
      sailboat(stage, x - 110, 520, 0.5) +
      shore(
        stage,
        [
          [-60, 660],
          [1660, 640],
        ],
        0.5,
      ) +
      palm(stage, x - 240, 760, 420, { lean: 50 })
    )
  if (kind === 'lagoon')
    return (
      air +
      canopy(stage, 440, 470, 0.6, 24) +
      sevenBlues(stage, 456) +
      sailboat(stage, x + 60, 560, 0.6) +
      palm(stage, x - 220, 760, 420, { lean: 40 })
    )
  if (kind === 'jungle')
    return (
      air +
      canopy(stage, 370, 560, 0.7, 50) +
      canopy(stage, 440, 640, 0.4, 56) +
      canopy(stage, 540, 760, 0.1, 64) +
      palm(stage, x - 150, 740, 420, { lean: 40 }) +
      palm(stage, x + 180, 740, 380, { lean: -40 }) +
      rosette(stage, x, 700, 110)
    )
  if (kind === 'city')
    return (
      air +
      sea(stage, 440) +
      skyline(stage, [x + 380, 600], [x - 300, 470], 9, 260) +
      row(stage, x - 420, x + 420, 700, 120)
    )
  if (kind === 'pool')
    return (
      air +
      sea(stage, 450, 560) +
      rect(0, 540, 1600, 300, mix(p.stone, p.cloth, 0.5)) +
      lapPool(stage, [x - 240, x + 260], 560, [x - 420, x + 460], 760) +
      palm(stage, x - 280, 640, 300, { lean: 40 }) +
      palm(stage, x + 300, 640, 320, { lean: -30 })
    )
  if (kind === 'patio')
    return (
      air +
      facade(stage, x - 420, 590, {
        width: 840,
        height: 320,
        colour: houseColours[1],
        bays: 5,
        shutter: '#2F6F73',
      }) +
      rect(0, 560, 1600, 300, p.stone) +
      palm(stage, x - 120, 640, 380, { lean: 20 }) +
      rosette(stage, x + 60, 640, 100) +
      rosette(stage, x - 220, 640, 90) +
      rosette(stage, x + 200, 650, 80)
    )
  return (
    air +
    canopy(stage, 420, 560, 0.5, 40) +
    rect(0, 520, 1600, 300, stage.down([0, p.leafLight], [1, p.leaf])) +
    windingPool(stage, [
      [x - 200, 600],
      [x, 580],
      [x + 200, 610],
      [x + 100, 650],
      [x - 120, 650],
    ]) +
    palm(stage, x - 260, 640, 330, { lean: 40 }) +
    palm(stage, x + 260, 650, 340, { lean: -40 })
  )
}

type Sleep = 'king' | 'two doubles' | 'twins' | 'four-poster' | 'net' | 'bunks'

type RoomOptions = ShellOptions & {
  readonly view: View
  readonly accent: string
  readonly headboard?: string
  readonly sleep?: Sleep
  readonly curtain?: string
  readonly frame?: string
  readonly panes?: number
  readonly feature?: 'art' | 'arch' | 'slats' | 'mirror' | 'pair'
  /** Puts the window on the right. */
  readonly mirror?: boolean
  /** What stands in front of the window. */
  readonly corner: (stage: Stage) => string
}

/** A room with its window on the left and its bed on the right. */
function room(options: RoomOptions): (stage: Stage) => string {
  return (stage) => {
    const wide =
      options.sleep === 'two doubles' || options.sleep === 'twins' || options.sleep === 'bunks'
    const windowWidth = wide ? 480 : 620
    const base =
      shell(stage, options) +
      opening(
        stage,
        backWall.left + 70,
        windowWidth,
        outlook(stage, options.view, backWall.left + 70 + windowWidth / 2),
        {
          panes: options.panes ?? (wide ? 2 : 3),
          ...(options.curtain ? { curtain: options.curtain } : {}),
          ...(options.frame ? { frame: options.frame } : {}),
        },
      )
    const bedding = {
      accent: options.accent,
      ...(options.headboard ? { headboard: options.headboard } : {}),
    }
    const sleeping: Record<Sleep, () => string> = {
      king: () =>
        featureWall(stage, options.feature ?? 'art', 1180, 460, options.accent) +
        nightstand(stage, 918, 720, 96) +
        nightstand(stage, 1446, 720, 96) +
        rug(stage, 1170, 910, 430, options.accent) +
        bed(stage, 1180, 610, 460, bedding),
      'two doubles': () =>
        art(stage, 850, 220, 130, 160) +
        art(stage, 1230, 220, 130, 160) +
        nightstand(stage, 1102, 706, 86) +
        rug(stage, 1090, 900, 480, options.accent) +
        bed(stage, 900, 610, 330, bedding) +
        bed(stage, 1310, 610, 330, bedding),
      twins: () =>
        art(stage, 1000, 200, 230, 150) +
        nightstand(stage, 1100, 706, 86) +
        rug(stage, 1100, 890, 440, options.accent) +
        bed(stage, 920, 610, 250, { ...bedding, single: true }) +
        bed(stage, 1280, 610, 250, { ...bedding, single: true }),
      'four-poster': () =>
        featureWall(stage, options.feature ?? 'arch', 1180, 450, options.accent) +
        nightstand(stage, 900, 720, 92) +
        rug(stage, 1170, 930, 450, options.accent) +
        bed(stage, 1180, 620, 450, { ...bedding, canopy: 'posts' }),
      net: () =>
        featureWall(stage, options.feature ?? 'arch', 1170, 440, options.accent) +
        rug(stage, 1160, 930, 450, options.accent) +
        bed(stage, 1170, 620, 440, { ...bedding, canopy: 'net' }) +
        nightstand(stage, 890, 730, 92),
      bunks: () =>
        rug(stage, 900, 920, 420, options.accent) +
        bunks(stage, 1310, 820, 400, ['#3BB3B0', '#EA6A4E']) +
        bed(stage, 880, 610, 330, bedding),
    }
    const whole = base + sleeping[options.sleep ?? 'king']() + options.corner(stage)
    return options.mirror ? mirrored(whole) : whole
  }
}

const cream = '#FBF1E0'

/** One open louvred shutter beside a window. */
function shutters(x: number): string {
  return (
    rect(x, 152, 68, 540, '#2F6F73', 3) +
    steps(22, 176, 660)
      .map((y) => rect(x + 10, y, 48, 9, '#58989A'))
      .join('')
  )
}

/** Room pictures, in the order of media names. */
export const rooms: Gallery = {
  'room-01': {
    light: 'noon',
    seed: 401,
    paint: room({
      wall: cream,
      floor: 'wood',
      ceiling: 'plain',
      view: 'sea',
      accent: '#1F93A8',
      corner: (s) =>
        armchair(s, 330, 840, 200, '#EA6A4E') +
        pottedPlant(s, 120, 900, 330) +
        pendant(s, 760, 150, 52),
    }),
  },
  'room-02': {
    light: 'noon',
    seed: 402,
    paint: room({
      wall: '#EAF5F2',
      floor: 'tiles',
      ceiling: 'plain',
      view: 'sea',
      accent: '#EA6A4E',
      sleep: 'two doubles',
      corner: (s) =>
        armchair(s, 300, 860, 190, '#3BB3B0') +
        pottedPlant(s, 110, 900, 300) +
        fan(s, 760, 70, 170),
    }),
  },
  'room-03': {
    light: 'dusk',
    seed: 403,
    paint: room({
      feature: 'slats',
      mirror: true,
      wall: '#F6E3CF',
      floor: 'wood',
      ceiling: 'plain',
      view: 'sea',
      accent: '#C9553B',
      curtain: '#F3D9B8',
      corner: (s) =>
        sofa(s, 430, 900, 480, '#2F8F96', '#EA6A4E') +
        pottedPlant(s, 110, 880, 340) +
        pendant(s, 700, 150, 56),
    }),
  },
  'room-04': {
    light: 'noon',
    seed: 404,
    paint: room({
      feature: 'mirror',
      wall: '#F4F7F2',
      floor: 'stone',
      ceiling: 'plain',
      view: 'pool',
      accent: '#3BB3B0',
      corner: (s) =>
        armchair(s, 300, 850, 190, '#EA6A4E') +
        armchair(s, 590, 850, 190, '#EA6A4E') +
        pottedPlant(s, 100, 900, 330) +
        pottedPlant(s, 790, 720, 170, false),
    }),
  },
  'room-05': {
    light: 'dawn',
    seed: 405,
    paint: room({
      mirror: true,
      wall: '#F3E2C8',
      floor: 'wood',
      ceiling: 'thatch',
      view: 'sea',
      accent: '#E7A64A',
      sleep: 'net',
      frame: '#A8754A',
      curtain: 'none',
      corner: (s) =>
        armchair(s, 320, 860, 200, '#FFFDF8') +
        pottedPlant(s, 110, 920, 300, false) +
        pendant(s, 740, 210, 58),
    }),
  },
  'room-06': {
    light: 'noon',
    seed: 406,
    paint: room({
      feature: 'arch',
      wall: '#EEF1E2',
      floor: 'wood',
      ceiling: 'beams',
      view: 'jungle',
      accent: '#3E8B5E',
      frame: '#7A5236',
      corner: (s) =>
        hangingChair(s, 380, 560, 200, '#F2B95C') +
        pottedPlant(s, 130, 930, 320) +
        pottedPlant(s, 640, 760, 190, false),
    }),
  },
  'room-07': {
    light: 'dawn',
    seed: 407,
    paint: room({
      feature: 'mirror',
      mirror: true,
      wall: '#F2C9A8',
      floor: 'checks',
      ceiling: 'beams',
      view: 'patio',
      accent: '#2F7F92',
      headboard: '#7A4A33',
      panes: 2,
      frame: '#2F6F73',
      curtain: 'none',
      corner: (s) =>
        shutters(145) +
        shutters(846) +
        armchair(s, 330, 870, 200, '#EA6A4E') +
        pottedPlant(s, 110, 910, 310) +
        fan(s, 760, 80, 170),
    }),
  },
  'room-08': {
    light: 'night',
    seed: 408,
    paint: room({
      feature: 'slats',
      wall: '#D9D2C8',
      floor: 'wood',
      ceiling: 'plain',
      view: 'city',
      accent: '#1F6F86',
      headboard: '#5A4A44',
      curtain: '#8FA9B0',
      corner: (s) =>
        sofa(s, 430, 900, 480, '#47606A', '#FFC145') +
        pottedPlant(s, 110, 880, 330) +
        pendant(s, 560, 150, 46) +
        pendant(s, 760, 180, 46),
    }),
  },
  'room-09': {
    light: 'noon',
    seed: 409,
    paint: room({
      mirror: true,
      wall: '#F8F0DC',
      floor: 'tiles',
      ceiling: 'plain',
      view: 'garden',
      accent: '#E7A64A',
      sleep: 'twins',
      corner: (s) =>
        armchair(s, 300, 860, 190, '#57B478') +
        pottedPlant(s, 110, 900, 300) +
        pendant(s, 1100, 130, 44),
    }),
  },
  'room-10': {
    light: 'dusk',
    seed: 410,
    paint: room({
      feature: 'arch',
      wall: '#F7DCCB',
      floor: 'wood',
      ceiling: 'beams',
      view: 'sea',
      accent: '#E2574C',
      sleep: 'four-poster',
      headboard: '#8A5A3C',
      curtain: '#FFE9D6',
      corner: (s) =>
        steps(11, 240, 700)
          .map((x) => ellipse(x, 900 + s.between(-30, 40), 11, 6, '#E2574C'))
          .join('') +
        armchair(s, 300, 850, 190, '#FFE9D6') +
        pottedPlant(s, 110, 900, 320),
    }),
  },
  'room-11': {
    light: 'noon',
    seed: 411,
    paint: room({
      mirror: true,
      wall: '#E6F3F3',
      floor: 'wood',
      ceiling: 'plain',
      view: 'sea',
      accent: '#FFC145',
      sleep: 'bunks',
      corner: (s) =>
        pottedPlant(s, 120, 900, 310) +
        ellipse(360, 900, 64, 60, '#EA6A4E') +
        path(
          'M300 890Q360 850 420 890M330 850Q360 900 330 950M390 850Q360 900 390 950',
          'none',
          'stroke="#FFFDF8" stroke-width="9"',
        ) +
        pendant(s, 620, 140, 44),
    }),
  },
  'room-12': {
    light: 'dawn',
    seed: 412,
    paint: room({
      feature: 'pair',
      mirror: true,
      wall: '#EFE6D2',
      floor: 'wood',
      ceiling: 'thatch',
      view: 'lagoon',
      accent: '#2F9FAF',
      frame: '#A8754A',
      corner: (s) =>
        hangingChair(s, 370, 560, 190, '#FFFDF8') +
        pottedPlant(s, 120, 930, 300) +
        pendant(s, 800, 200, 54),
    }),
  },
  'room-13': {
    light: 'dusk',
    seed: 413,
    paint: room({
      feature: 'arch',
      wall: '#F3E4D4',
      floor: 'stone',
      ceiling: 'plain',
      view: 'sea',
      accent: '#2F8F96',
      curtain: '#FFF3E2',
      corner: (s) =>
        bathtub(s, 440, 900, 460) +
        pottedPlant(s, 110, 880, 320) +
        pendant(s, 640, 160, 44) +
        pendant(s, 740, 200, 36),
    }),
  },
  'room-14': {
    light: 'noon',
    seed: 414,
    paint: room({
      feature: 'arch',
      mirror: true,
      wall: '#FFFFFF',
      floor: 'tiles',
      ceiling: 'beams',
      view: 'garden',
      accent: '#D9C7AA',
      headboard: '#D8A765',
      corner: (s) =>
        pottedPlant(s, 140, 910, 380) +
        pottedPlant(s, 330, 880, 250) +
        pottedPlant(s, 800, 730, 200) +
        armchair(s, 520, 860, 180, '#E9DCC4'),
    }),
  },
  'room-15': {
    light: 'dusk',
    seed: 415,
    paint: room({
      feature: 'mirror',
      wall: '#EEC58E',
      floor: 'checks',
      ceiling: 'beams',
      view: 'patio',
      accent: '#B3472E',
      headboard: '#5E3B2A',
      sleep: 'four-poster',
      panes: 2,
      frame: '#5E3B2A',
      curtain: 'none',
      corner: (s) => sofa(s, 400, 910, 420, '#B86B45', '#2F7F92') + pottedPlant(s, 110, 890, 330),
    }),
  },
  'room-16': {
    light: 'night',
    seed: 416,
    paint: room({
      feature: 'slats',
      mirror: true,
      wall: '#D8CDBE',
      floor: 'wood',
      ceiling: 'plain',
      view: 'pool',
      accent: '#2CA5A0',
      headboard: '#6B4F3F',
      curtain: '#C9D3D0',
      corner: (s) =>
        sofa(s, 440, 900, 460, '#E9DCC4', '#2CA5A0') +
        pottedPlant(s, 110, 880, 340) +
        pendant(s, 740, 170, 56),
    }),
  },
}
