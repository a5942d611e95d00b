import { DetailMissing, DetailPending, type TripDetail } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { type Loadable, Loaded, useLoaderData } from '@storefront/router'
import { TourView } from './TourView.tsx'

const kind = { one: 'Tour', many: 'Tours' }

/** `/tours/{slug}`: one tour (spec §2 Tour detail). */
export function DetailScreen() {
  const tour = useLoaderData<Loadable<TripDetail>>()
  return (
    <Loaded
      from={tour}
      pending={<DetailPending label="Loading tour…" />}
      failed={({ notFound }) => (
        <DetailMissing kind={kind} listAddress={paths.tours} notFound={notFound} />
      )}
    >
      {(loaded) => <TourView tour={loaded} />}
    </Loaded>
  )
}
