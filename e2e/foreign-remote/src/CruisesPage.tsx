import { useSearchParams } from '@storefront/router'
import { useSession, useStorefront } from '@storefront/session'

declare const VERSION: string

/** Page `/cruises?port`: the cruises from a port. */
export function CruisesPage() {
  const [params] = useSearchParams()
  const { agency } = useStorefront()
  const { adults } = useSession((state) => state.flightSearch.travellers)
  return (
    <>
      <h1>{`Cruises from ${params.get('port')}`}</h1>
      <p>{`Release ${VERSION}, sold by ${agency.product}; adults: ${adults}`}</p>
    </>
  )
}
