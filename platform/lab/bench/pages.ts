import { detailPaths, paths } from '@storefront/contract'

/** A page that the bench visits. */
export type BenchPage = { name: PageName; path: string }

export type PageName = 'home' | 'flight results' | 'hotel list' | 'hotel detail'

/** The pages whose figures are targets. `origin` is asked for a hotel that it has. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  const departure = new Date(Date.now() + 30 * 24 * 3600_000).toISOString().slice(0, 10)
  const flight = `from=CUN&to=MIA&departureDate=${departure}&returnDate=&type=Oneway`
  const { data } = (await (await fetch(`${origin}/api/v1/hotels`)).json()) as {
    data: { slug: string }[]
  }
  const slug = data[0]?.slug
  if (!slug) throw new Error('The provider has no hotel to show.')
  return [
    { name: 'home', path: paths.home },
    { name: 'flight results', path: `${paths.flightResults}?${flight}` },
    { name: 'hotel list', path: paths.hotels },
    { name: 'hotel detail', path: detailPaths.hotel(slug) },
  ]
}
