import type { Gallery } from '../picture.ts'
import { beachHouses, lowBeachHotel } from './beach-hotels.ts'
import { cabanaRow, stiltBungalows, stoneVilla, thatchHotel } from './cabana-hotels.ts'
import { cliffCabanas, cliffVilla } from './cliff-hotels.ts'
import { arcadeHotel, courtyardMansion, hacienda } from './colonial-hotels.ts'
import { gardenResort } from './garden-hotels.ts'
import { jungleTerraces, mangroveResort, palapaPool, treehouse } from './jungle-hotels.ts'
import { beachClub, domedResort, pyramidResort } from './resort-hotels.ts'
import { curvedTower, glassTower, lagoonTower, twinTowers } from './tower-hotels.ts'
import { rooftopHotel, streetHotel } from './town-hotels.ts'
import { beachLodge, diveHotel, lagoonLodge, overwater } from './water-hotels.ts'

/** Hotel pictures, in the order of the hotels: Cancún 1–6, Playa 7–11, Tulum 12–16, Isla Mujeres 17–19, Cozumel 20–22, Holbox 23–25, Bacalar 26–27, Mérida 28–29, Valladolid 30, Puerto Morelos 31–32. */
export const hotels: Gallery = {
  'hotel-01': { light: 'noon', seed: 301, paint: curvedTower },
  'hotel-02': { light: 'dusk', seed: 302, paint: twinTowers },
  'hotel-03': { light: 'noon', seed: 303, paint: pyramidResort },
  'hotel-04': { light: 'dusk', seed: 304, paint: lagoonTower },
  'hotel-05': { light: 'night', seed: 305, paint: glassTower },
  'hotel-06': { light: 'dawn', seed: 306, paint: domedResort },
  'hotel-07': { light: 'noon', seed: 307, paint: streetHotel },
  'hotel-08': { light: 'noon', seed: 308, paint: beachClub },
  'hotel-09': { light: 'dawn', seed: 309, paint: jungleTerraces },
  'hotel-10': { light: 'dusk', seed: 310, paint: rooftopHotel },
  'hotel-11': { light: 'noon', seed: 311, paint: gardenResort },
  'hotel-12': { light: 'noon', seed: 312, paint: cabanaRow },
  'hotel-13': { light: 'night', seed: 313, paint: treehouse },
  'hotel-14': { light: 'dawn', seed: 314, paint: stoneVilla },
  'hotel-15': { light: 'dusk', seed: 315, paint: palapaPool },
  'hotel-16': { light: 'noon', seed: 316, paint: cliffCabanas },
  'hotel-17': { light: 'noon', seed: 317, paint: (stage) => beachHouses(stage) },
  'hotel-18': { light: 'dusk', seed: 318, paint: cliffVilla },
  'hotel-19': { light: 'dawn', seed: 319, paint: (stage) => lowBeachHotel(stage, 'catamaran') },
  'hotel-20': { light: 'noon', seed: 320, paint: diveHotel },
  'hotel-21': { light: 'dusk', seed: 321, paint: (stage) => lowBeachHotel(stage, 'arcade') },
  'hotel-22': { light: 'dawn', seed: 322, paint: stiltBungalows },
  'hotel-23': { light: 'noon', seed: 323, paint: thatchHotel },
  'hotel-24': { light: 'dusk', seed: 324, paint: beachLodge },
  'hotel-25': { light: 'night', seed: 325, paint: (stage) => beachHouses(stage, true) },
  'hotel-26': { light: 'noon', seed: 326, paint: overwater },
  'hotel-27': { light: 'dawn', seed: 327, paint: lagoonLodge },
  'hotel-28': { light: 'noon', seed: 328, paint: courtyardMansion },
  'hotel-29': { light: 'dusk', seed: 329, paint: hacienda },
  'hotel-30': { light: 'dawn', seed: 330, paint: arcadeHotel },
  'hotel-31': { light: 'noon', seed: 331, paint: (stage) => lowBeachHotel(stage, 'lighthouse') },
  'hotel-32': { light: 'dusk', seed: 332, paint: mangroveResort },
}
