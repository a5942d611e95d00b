import { TripResults, useReloadWhenOutdated } from '@storefront/catalogue'
import { stayText } from '@storefront/domain'
import type { ReactNode } from 'react'
import type { PackagesFound } from '../api/loaders.ts'
import { detailAddress } from '../domain/search.ts'

const kind = { one: 'package', many: 'packages' }

export type PackageResultsProps = {
  found: PackagesFound
  /** Shown when there are none. */
  none: ReactNode
}

/** The packages found for the days and guests that were searched. */
export function PackageResults({ found: { search, packages }, none }: PackageResultsProps) {
  useReloadWhenOutdated(search)
  if (packages.length === 0) return none
  return (
    <TripResults
      trips={packages}
      kind={kind}
      addressOf={({ slug }) => detailAddress(slug, search)}
      guests={search.guests}
      note={stayText(search)}
    />
  )
}
