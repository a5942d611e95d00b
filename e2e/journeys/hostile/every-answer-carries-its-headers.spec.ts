import { detailPaths, paths } from '@storefront/contract'
import { releasesInFolder } from '@storefront/release-tools'
import { expect, test } from '../../fixtures.ts'
import { liveVersion } from '../../site/release-copies.ts'

const expected = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin|no-referrer|same-origin)$/,
  'content-security-policy': /frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin/,
  'strict-transport-security': /max-age=\d{8}/,
  'permissions-policy': /camera=\(\)/,
}

test('every response has the security headers and no internal details', async ({ storefront }) => {
  const { releases, url } = storefront
  const opened = releasesInFolder(releases)
  const version = await liveVersion(releases, 'hotels')
  const release = await opened.store.read('hotels', version)
  const page = await (await fetch(url)).text()
  const script = /<script src="([^"]+)"/.exec(page)?.[1] ?? ''
  const json = { 'content-type': 'application/json' }
  const remote = `/remotes/hotels/${release?.version}`
  const requested: [string, RequestInit?][] = [
    ...[...Object.values(paths), detailPaths.hotel('nowhere'), '/no-such-page'],
    ...['/%E0%A4%A', '/..%2f..%2fetc/passwd', script, '/assets/nothing.js'],
    ...[
      `${remote}/${release?.entry}`,
      `${remote}/release.json`,
      '/remotes/.registry/00000001.json',
    ],
    ...['/favicon.svg', '/robots.txt', '/sitemap.xml', '/healthz', '/readyz'],
    ...['/media/hotel-01-480.avif', '/media/nothing.avif', '/api/v1/hotels'],
    ...['/api/v1/hotels/nowhere', '/api/v1/nothing', '/api/v1/flights/search'],
    ...['/session/travellers/flight', '/session/travellers/boat'],
  ].map((path): [string] => [path])
  requested.push(
    ['/api/v1/contact/send', { method: 'POST', body: 'x' }],
    ['/api/v1/contact/send', { method: 'POST', body: '{', headers: json }],
    ['/session/travellers/flight', { method: 'PUT', body: 'x' }],
    ['/session/beacons', { method: 'POST', body: 'x' }],
    ['/', { method: 'POST' }],
    ['/', { method: 'DELETE' }],
  )
  const wrong: string[] = []
  for (const [path, init] of requested) {
    const answer = await fetch(`${url}${path}`, { redirect: 'manual', ...init })
    for (const [name, pattern] of Object.entries(expected)) {
      if (!pattern.test(answer.headers.get(name) ?? '')) wrong.push(`${path}: ${name}`)
    }
    const isScript = answer.headers.get('content-type')?.includes('javascript')
    const body = isScript ? '' : await answer.text()
    if (/\bat \S+ \(|node:internal|\/server\/.*\.ts:\d|node_modules/.test(body)) {
      wrong.push(`${path}: contains internal details`)
    }
    if (answer.headers.has('x-powered-by') || answer.headers.has('server')) {
      wrong.push(`${path}: names its software`)
    }
    if (answer.status >= 500) wrong.push(`${path}: ${answer.status}`)
  }
  expect(wrong).toEqual([])
})
