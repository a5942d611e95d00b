import { DetailMissing, DetailPending, type TripDetail } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { type Loadable, Loaded, useLoaderData } from '@storefront/router'
import { PackageView } from './PackageView.tsx'

const kind = { one: 'Package', many: 'Packages' }

/** `/packages/{slug}`: one package (readings: as tour detail). */
export function DetailScreen() {
  const travelPackage = useLoaderData<Loadable<TripDetail>>()
  return (
    <Loaded
      from={travelPackage}
      pending={<DetailPending label="Loading package…" />}
      failed={({ notFound }) => (
        <DetailMissing kind={kind} listAddress={paths.packages} notFound={notFound} />
      )}
    >
      {(loaded) => <PackageView travelPackage={loaded} />}
    </Loaded>
  )
}
