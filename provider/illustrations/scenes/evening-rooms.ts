import type { Gallery } from '../picture.ts'
import { pendant } from '../pieces/decor.ts'
import { bathtub, fan, pottedPlant } from '../pieces/furniture.ts'
import { armchair, hangingChair, sofa } from '../pieces/seating.ts'
import { ellipse, rect, steps } from '../shapes.ts'
import { room } from './room.ts'

/** One open louvred shutter beside a window. */
function shutters(x: number): string {
  return (
    rect(x, 152, 68, 540, '#2F6F73', 3) +
    steps(22, 176, 660)
      .map((y) => rect(x + 10, y, 48, 9, '#58989A'))
      .join('')
  )
}

/** Rooms in the low light of morning, evening and night. */
export const eveningRooms: Gallery = {
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
