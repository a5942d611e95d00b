import type { Gallery } from '../picture.ts'
import { parasailing } from './aloft.ts'
import { bacalarBlues } from './bacalar.ts'
import { stargazing } from './beach-days.ts'
import { openCenote, undergroundRiver } from './cenotes.ts'
import { birdIsland } from './creatures.ts'
import { catamaranTrip, deepSeaFishing, dinnerCruise } from './cruises.ts'
import { quadTrack, zipLine } from './jungle.ts'
import { bioluminescence, flamingoLagoon, pinkLagoon } from './lagoons.ts'
import { inletPark, mangroveCanal, mangroveKayak } from './mangroves.ts'
import { izamal, meridaPlaza } from './plazas.ts'
import { reefDive, splitReef, turtleSnorkel, underwaterMuseum, whaleSharks } from './reefs.ts'
import { chichenItza, cobaByBike, ekBalam, tulumCove } from './ruins.ts'
import { tacoStand } from './stalls.ts'
import { colonialStreet } from './streets.ts'

/** Tour pictures, in the order of the tours. */
export const tours: Gallery = {
  'tour-01': { light: 'dawn', seed: 201, paint: (stage) => chichenItza(stage) },
  'tour-02': { light: 'noon', seed: 202, paint: tulumCove },
  'tour-03': { light: 'noon', seed: 203, paint: (stage) => catamaranTrip(stage) },
  'tour-04': { light: 'noon', seed: 204, paint: inletPark },
  'tour-05': { light: 'noon', seed: 205, paint: (stage) => whaleSharks(stage) },
  'tour-06': { light: 'noon', seed: 206, paint: cobaByBike },
  'tour-07': { light: 'noon', seed: 207, paint: mangroveCanal },
  'tour-08': { light: 'dawn', seed: 208, paint: (stage) => flamingoLagoon(stage) },
  'tour-09': { light: 'noon', seed: 209, paint: (stage) => openCenote(stage) },
  'tour-10': { light: 'noon', seed: 210, paint: quadTrack },
  'tour-11': { light: 'night', seed: 211, paint: (stage) => bioluminescence(stage) },
  'tour-12': { light: 'night', seed: 212, paint: tacoStand },
  'tour-13': { light: 'noon', seed: 213, paint: reefDive },
  'tour-14': { light: 'noon', seed: 214, paint: (stage) => bacalarBlues(stage, 'sail') },
  'tour-15': { light: 'noon', seed: 215, paint: meridaPlaza },
  'tour-16': { light: 'dusk', seed: 216, paint: ekBalam },
  'tour-17': { light: 'noon', seed: 217, paint: underwaterMuseum },
  'tour-18': { light: 'noon', seed: 218, paint: deepSeaFishing },
  'tour-19': { light: 'dusk', seed: 219, paint: dinnerCruise },
  'tour-20': { light: 'noon', seed: 220, paint: turtleSnorkel },
  'tour-21': { light: 'noon', seed: 221, paint: undergroundRiver },
  'tour-22': { light: 'noon', seed: 222, paint: zipLine },
  'tour-23': { light: 'dawn', seed: 223, paint: mangroveKayak },
  'tour-24': { light: 'dawn', seed: 224, paint: (stage) => colonialStreet(stage) },
  'tour-25': { light: 'noon', seed: 225, paint: pinkLagoon },
  'tour-26': { light: 'noon', seed: 226, paint: splitReef },
  'tour-27': { light: 'noon', seed: 227, paint: parasailing },
  'tour-28': { light: 'night', seed: 228, paint: stargazing },
  'tour-29': { light: 'noon', seed: 229, paint: birdIsland },
  'tour-30': { light: 'noon', seed: 230, paint: izamal },
}
