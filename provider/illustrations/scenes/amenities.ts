import type { Gallery } from '../picture.ts'
import {
  beachedKayaks,
  dayBeds,
  jettyPalapa,
  moonlitBeach,
  palmHammock,
  umbrellas,
} from './beachfronts.ts'
import { courtyardMansion } from './colonial-hotels.ts'
import { beachRestaurant, candleDinner, seaTerrace } from './dining.ts'
import { arcadeLobby, lobby } from './lobbies.ts'
import { gardenPool, lanternPool, seaEdgePool, skyPool, swimUpBar } from './pool-side.ts'
import { gardenBath, seaSpa, stonesAndOrchids } from './spas.ts'
import { tacoTable } from './tables.ts'

/** Pictures for the galleries of hotels. */
export const amenities: Gallery = {
  'pool-01': { light: 'noon', seed: 501, paint: seaEdgePool },
  'pool-02': { light: 'dawn', seed: 502, paint: courtyardMansion },
  'pool-03': { light: 'dusk', seed: 503, paint: skyPool },
  'pool-04': { light: 'noon', seed: 504, paint: gardenPool },
  'pool-05': { light: 'night', seed: 505, paint: lanternPool },
  'pool-06': { light: 'noon', seed: 506, paint: swimUpBar },
  'lobby-01': {
    light: 'noon',
    seed: 511,
    paint: lobby({
      wall: '#FBF1E0',
      floor: 'tiles',
      ceiling: 'plain',
      view: 'sea',
      desk: '#C4946A',
      seat: '#2F8F96',
    }),
  },
  'lobby-02': {
    light: 'dusk',
    seed: 512,
    paint: lobby({
      wall: '#F3DFC2',
      floor: 'wood',
      ceiling: 'thatch',
      view: 'garden',
      desk: '#9C6B45',
      seat: '#C9704F',
    }),
  },
  'lobby-03': { light: 'dawn', seed: 513, paint: arcadeLobby },
  'lobby-04': {
    light: 'night',
    seed: 514,
    paint: lobby({
      wall: '#E2D9CC',
      floor: 'stone',
      ceiling: 'plain',
      view: 'city',
      desk: '#8A6448',
      seat: '#2F8F96',
    }),
  },
  'beachfront-01': { light: 'noon', seed: 521, paint: umbrellas },
  'beachfront-02': { light: 'dusk', seed: 522, paint: palmHammock },
  'beachfront-03': { light: 'dawn', seed: 523, paint: jettyPalapa },
  'beachfront-04': { light: 'noon', seed: 524, paint: dayBeds },
  'beachfront-05': { light: 'dawn', seed: 525, paint: beachedKayaks },
  'beachfront-06': { light: 'night', seed: 526, paint: moonlitBeach },
  'restaurant-01': { light: 'dusk', seed: 531, paint: seaTerrace },
  'restaurant-02': { light: 'noon', seed: 532, paint: (stage) => tacoTable(stage, 'planks') },
  'restaurant-03': { light: 'noon', seed: 533, paint: beachRestaurant },
  'restaurant-04': { light: 'night', seed: 534, paint: candleDinner },
  'spa-01': { light: 'noon', seed: 541, paint: seaSpa },
  'spa-02': { light: 'dusk', seed: 542, paint: stonesAndOrchids },
  'spa-03': { light: 'dawn', seed: 543, paint: gardenBath },
}
