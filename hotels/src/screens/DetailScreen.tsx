import { DetailMissing, DetailPending } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { type Loadable, Loaded, useLoaderData } from '@storefront/router'
import type { HotelDetail } from '../domain/hotel.ts'
import { HotelView } from './HotelView.tsx'

const kind = { one: 'Hotel', many: 'Hotels' }

/** `/hotels/{slug}`: one hotel (spec §2 Hotel detail). */
export function DetailScreen() {
  const hotel = useLoaderData<Loadable<HotelDetail>>()
  return (
    <Loaded
      from={hotel}
      pending={<DetailPending label="Loading hotel…" />}
      failed={({ notFound }) => (
        <DetailMissing kind={kind} listAddress={paths.hotels} notFound={notFound} />
      )}
    >
      {(loaded) => <HotelView hotel={loaded} />}
    </Loaded>
  )
}
