import type { Gallery } from '../picture.ts'
import { arrival } from './aloft.ts'
import { bacalarBlues } from './bacalar.ts'
import { islandDrive, sandCastleDay, sunriseSwim } from './beach-days.ts'
import { seasons, tulumBeach } from './beach-stays.ts'
import { cenoteFromInside } from './cenotes.ts'
import { hatchlings } from './creatures.ts'
import { ferryCrossing } from './cruises.ts'
import { bioluminescence, flamingoLagoon } from './lagoons.ts'
import { lighthouseVillage } from './plazas.ts'
import { easyReef, whaleSharks } from './reefs.ts'
import { pyramidAlone } from './ruins.ts'
import { marigoldAltar, marketStall } from './stalls.ts'
import { pastelFacades } from './streets.ts'
import { packing, sunKit, tacoTable } from './tables.ts'

/** Blog pictures, in the order of their articles. */
export const articles: Gallery = {
  'article-01': { light: 'noon', seed: 101, paint: cenoteFromInside },
  'article-02': { light: 'noon', seed: 102, paint: seasons },
  'article-03': { light: 'noon', seed: 103, paint: (stage) => bacalarBlues(stage, 'swing') },
  'article-04': { light: 'dawn', seed: 104, paint: pyramidAlone },
  'article-05': { light: 'noon', seed: 105, paint: (stage) => tacoTable(stage) },
  'article-06': { light: 'noon', seed: 106, paint: (stage) => whaleSharks(stage, true) },
  'article-07': { light: 'noon', seed: 107, paint: islandDrive },
  'article-08': { light: 'noon', seed: 108, paint: packing },
  'article-09': { light: 'dawn', seed: 109, paint: tulumBeach },
  'article-10': { light: 'noon', seed: 110, paint: pastelFacades },
  'article-11': { light: 'night', seed: 111, paint: (stage) => bioluminescence(stage, false) },
  'article-12': { light: 'noon', seed: 112, paint: easyReef },
  'article-13': { light: 'noon', seed: 113, paint: (stage) => sandCastleDay(stage) },
  'article-14': { light: 'dawn', seed: 114, paint: arrival },
  'article-15': { light: 'noon', seed: 115, paint: ferryCrossing },
  'article-16': { light: 'dawn', seed: 116, paint: hatchlings },
  'article-17': { light: 'dusk', seed: 117, paint: (stage) => flamingoLagoon(stage) },
  'article-18': { light: 'noon', seed: 118, paint: sunKit },
  'article-19': { light: 'night', seed: 119, paint: marigoldAltar },
  'article-20': { light: 'noon', seed: 120, paint: marketStall },
  'article-21': { light: 'dawn', seed: 121, paint: sunriseSwim },
  'article-22': { light: 'noon', seed: 122, paint: lighthouseVillage },
}
