import { useAddition } from '@storefront/catalogue'
import type { Airport } from '@storefront/contract'
import { formatUsd } from '@storefront/domain'
import { Link } from '@storefront/router'
import { Card, PlainList } from '@storefront/ui'
import { useId } from 'react'
import { loadCalls } from '../api/load-calls.ts'
import { totalText } from '../domain/cabin-fares.ts'
import { otherRoutes } from '../domain/other-airports.ts'
import { type FlightQuery, resultsAddress } from '../domain/search.ts'
import styles from './OtherAirports.module.css'

type OtherAirportsProps = {
  query: FlightQuery
  airports: readonly Airport[]
  /** If false, the links have no prices. */
  hasDayPrices: boolean
}

/** Links to searches with other airports of the city and their lowest total. Leaves out routes without flights that day. */
export function OtherAirports({ query, airports, hasDayPrices }: OtherAirportsProps) {
  const id = useId()
  const routes = otherRoutes(query, airports)
  const addresses = routes.map((route) => resultsAddress(route.query))
  const question = hasDayPrices && routes.length > 0 ? addresses.join(' ') : null
  const totals = useAddition(question, 'Prices of other airports', async (http, signal) => {
    const { getDayPrices } = await loadCalls()
    return Promise.all(
      routes.map(async (route) => {
        const [day] = await getDayPrices(http, route.query, [query.departureDate], signal)
        return day?.totalUsd ?? null
      }),
    )
  })
  const shown = routes.flatMap(({ label }, index) => {
    const usd = totals?.[index]
    return totals && usd === null ? [] : [{ label, usd, address: addresses[index] ?? '' }]
  })
  if (shown.length === 0) return null
  return (
    <Card as="section" className={styles.airports} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Other airports nearby
      </h2>
      <PlainList className={styles.list}>
        {shown.map(({ label, usd, address }) => (
          <li key={label}>
            <Link to={address} className={styles.link}>
              <span>{label}</span>
              {hasDayPrices && (
                <span className={styles.price}>
                  {usd != null && `from ${formatUsd(usd)} ${totalText(query.cabinClass)}`}
                </span>
              )}
            </Link>
          </li>
        ))}
      </PlainList>
    </Card>
  )
}
