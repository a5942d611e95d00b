import { type Loadable, Loaded, useLoaderData } from '@storefront/router'
import { HotelMissing } from '../components/HotelMissing.tsx'
import { HotelPending } from '../components/HotelPending.tsx'
import type { HotelDetail } from '../domain/hotel.ts'
import { HotelView } from './HotelView.tsx'

/** `/hotels/{slug}`: one hotel (spec §2 Hotel detail). */
export function DetailScreen() {
  const hotel = useLoaderData<Loadable<HotelDetail>>()
  return (
    <Loaded
      from={hotel}
      pending={<HotelPending />}
      failed={({ notFound }) => <HotelMissing canRetry={!notFound} />}
    >
      {(loaded) => <HotelView hotel={loaded} />}
    </Loaded>
  )
}
