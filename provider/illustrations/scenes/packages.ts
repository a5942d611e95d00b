import type { Gallery } from '../picture.ts'
import { mirrored } from '../shapes.ts'
import { beachEscape, islandHopping } from './aloft.ts'
import { bacalarNight } from './bacalar.ts'
import { sandCastleDay } from './beach-days.ts'
import { honeymoon, waterHammock } from './beach-stays.ts'
import { openCenote } from './cenotes.ts'
import { catamaranTrip } from './cruises.ts'
import { yogaDeck } from './jungle.ts'
import { flamingoLagoon } from './lagoons.ts'
import { swimUpBar } from './pool-side.ts'
import { reefDive } from './reefs.ts'
import { mayaRoute } from './ruins.ts'
import { colonialStreet } from './streets.ts'
import { feast } from './tables.ts'

/** Package pictures, in the order of the packages. */
export const packages: Gallery = {
  'package-01': { light: 'noon', seed: 601, paint: beachEscape },
  'package-02': { light: 'dawn', seed: 602, paint: swimUpBar },
  'package-03': { light: 'dawn', seed: 603, paint: mayaRoute },
  'package-04': { light: 'dusk', seed: 604, paint: honeymoon },
  'package-05': { light: 'noon', seed: 605, paint: (stage) => sandCastleDay(stage, true) },
  'package-06': { light: 'noon', seed: 606, paint: islandHopping },
  'package-07': { light: 'noon', seed: 607, paint: (stage) => colonialStreet(stage, false) },
  'package-08': { light: 'noon', seed: 608, paint: (stage) => mirrored(reefDive(stage)) },
  'package-09': { light: 'night', seed: 609, paint: bacalarNight },
  'package-10': { light: 'dusk', seed: 610, paint: waterHammock },
  'package-11': { light: 'noon', seed: 611, paint: (stage) => openCenote(stage, true) },
  'package-12': { light: 'dawn', seed: 612, paint: yogaDeck },
  'package-13': { light: 'dawn', seed: 613, paint: (stage) => flamingoLagoon(stage, true) },
  'package-14': { light: 'noon', seed: 614, paint: feast },
  'package-15': { light: 'dusk', seed: 615, paint: (stage) => catamaranTrip(stage, true) },
}
