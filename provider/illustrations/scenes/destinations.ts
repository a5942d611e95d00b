import type { Gallery } from '../picture.ts'
import { cancun, playaDelCarmen, puertoMorelos, tulum } from './coast-destinations.ts'
import { bacalar, merida, valladolid } from './inland-destinations.ts'
import { cozumel, holbox, islaMujeres } from './island-destinations.ts'

/** One picture for each popular destination. */
export const destinations: Gallery = {
  'destination-cancun': { light: 'noon', seed: 3, paint: cancun },
  'destination-isla-mujeres': { light: 'noon', seed: 8, paint: islaMujeres },
  'destination-tulum': { light: 'noon', seed: 14, paint: tulum },
  'destination-playa-del-carmen': { light: 'dawn', seed: 19, paint: playaDelCarmen },
  'destination-cozumel': { light: 'noon', seed: 26, paint: cozumel },
  'destination-holbox': { light: 'dusk', seed: 33, paint: holbox },
  'destination-bacalar': { light: 'noon', seed: 39, paint: bacalar },
  'destination-merida': { light: 'dusk', seed: 45, paint: merida },
  'destination-valladolid': { light: 'noon', seed: 52, paint: valladolid },
  'destination-puerto-morelos': { light: 'dawn', seed: 61, paint: puertoMorelos },
}
