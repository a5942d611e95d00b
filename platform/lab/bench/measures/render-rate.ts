import autocannon from 'autocannon'

/** What the storefront server makes of a page when it is asked as fast as it answers. */
export type RenderRate = { perSecond: number; p50Ms: number; p99Ms: number; failed: number }

/** Asks for a page over ten connections for some seconds. */
export async function measureRenderRate(url: string, seconds: number): Promise<RenderRate> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  })
  return {
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: errors + non2xx,
  }
}
