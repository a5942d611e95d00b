import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { ExposeName, Exposes, LiveRemote } from '@storefront/contract'
import { shownParameter } from '@storefront/domain'
import { serverSharedGlobal } from '@storefront/federation/build'
import type { RenderBundle } from '@storefront/shell'
import { root } from '../../../processes/apps.ts'
import { readConfig } from '../../../storefront/src/config.ts'
import { benchReleases } from '../builds.ts'
import { medianOf } from '../samples.ts'

/** So many renders go before those that count: a server that has been up for a minute has them behind it. */
const warmUps = 1000
const batches = 5
const renders = 200

type ServerBuild = { exposes: Record<string, () => Promise<unknown>> }

/**
 * Processor time of rendering a hotel list, in ms: loader, JSON and HTML and nothing else. The provider's answer is a
 * recorded one that shows as many hotels as wanted. Measured in a process of its own: a server that renders has no
 * browsers and visits in its memory. The median of several batches.
 */
export async function measureListRender(
  storefront: string,
  live: LiveRemote,
  hotels: number,
): Promise<number> {
  const input = [storefront, JSON.stringify(live), `${hotels}`]
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, ...input])
  return Number(stdout)
}

async function renderList(storefront: string, live: LiveRemote, hotels: number): Promise<number> {
  const { data } = (await (await fetch(`${storefront}/api/v1/hotels`)).json()) as {
    data: { slug: string }[]
  }
  // As bytes: that is how an answer arrives.
  let answer = new Uint8Array()
  const { renderPage, shared } = (await load(
    join(root, 'shell/dist/server/render.mjs'),
  )) as RenderBundle
  Object.assign(globalThis, { [serverSharedGlobal]: shared })
  const { name, version, server = '' } = live.release
  const build = (await load(join(benchReleases, name, version, server))) as ServerBuild

  const real = globalThis.fetch
  globalThis.fetch = async () =>
    new Response(answer, { headers: { 'content-type': 'application/json' } })
  try {
    const render = () =>
      renderPage(
        {
          url: `http://localhost/hotels?${shownParameter}=${hotels}`,
          remotes: { [name]: live },
          agency: readConfig({ PROVIDER_URL: storefront }).agency,
          today: new Date().toISOString().slice(0, 10) as `${number}-${number}-${number}`,
          apiBase: 'http://localhost/api/v1',
          exposes: [{ remote: name, expose: './routes' }],
          codeBudgetMs: 10_000,
          dataBudgetMs: 10_000,
          budgetMs: 10_000,
          overrides: {},
        },
        async <Name extends ExposeName>(_: string, expose: Name) =>
          (await build.exposes[expose]?.()) as Exposes[Name],
      )
    // Not every hotel has a room to offer: as many are asked for as show the number wanted.
    let shown = 0
    for (let count = hotels; shown < hotels && count <= data.length; count += 1) {
      answer = new TextEncoder().encode(JSON.stringify({ data: data.slice(0, count) }))
      const page = await render()
      shown = 'html' in page ? page.html.split('<article').length - 1 : 0
    }
    if (shown < hotels) throw new Error(`The list shows ${shown} hotels instead of ${hotels}.`)
    for (let run = 0; run < warmUps; run += 1) await render()
    const measured: number[] = []
    for (let batch = 0; batch < batches; batch += 1) {
      const before = process.cpuUsage()
      for (let run = 0; run < renders; run += 1) await render()
      const { user, system } = process.cpuUsage(before)
      measured.push((user + system) / 1000 / renders)
    }
    return medianOf(measured) ?? Number.NaN
  } finally {
    globalThis.fetch = real
  }
}

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href)
}

if (import.meta.main) {
  const [storefront = '', live = '', hotels] = process.argv.slice(2)
  console.log(await renderList(storefront, JSON.parse(live) as LiveRemote, Number(hotels)))
}
