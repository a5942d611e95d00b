import { TripResults } from '@storefront/catalogue'
import { stayText } from '@storefront/domain'
import type { PackagesFound } from '../api/loaders.ts'
import { atOwnLength } from '../domain/own-length.ts'
import { detailAddress } from '../domain/search.ts'

const kind = { one: 'package', many: 'packages' }

/** The packages found, at least one, for the days and guests that were searched. */
export function PackageResults({ search, packages }: PackagesFound) {
  return (
    <TripResults
      trips={packages}
      kind={kind}
      addressOf={(found) => detailAddress(found.slug, atOwnLength(found, search))}
      guests={search.guests}
      note={stayText(search)}
    />
  )
}
