import type { Gallery } from '../picture.ts'
import { pendant } from '../pieces/decor.ts'
import { fan, pottedPlant } from '../pieces/furniture.ts'
import { armchair, hangingChair } from '../pieces/seating.ts'
import { ellipse, path } from '../shapes.ts'
import { room } from './room.ts'

const cream = '#FBF1E0'

/** Rooms in full daylight. */
export const dayRooms: Gallery = {
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
}
