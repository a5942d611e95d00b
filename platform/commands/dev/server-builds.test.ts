import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { remoteConfig, shellConfig } from '@storefront/federation/build'
import { plantedApp } from '@storefront/federation/testing/planted-app'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchServerBuilds } from './server-builds.ts'

const folder = testFolder()

/** Shell whose pages are what the routes of the vertical render. */
const toyShell = `export const shared = {}
export const openShell = async () => ({
  makePage: async ({ exposes }, { load }) =>
    exposes.length > 0 && (await load('plain', './routes')).render(),
})`

/** Address of a site with one vertical. */
async function startSite(release: object): Promise<string> {
  const boot = JSON.stringify({ remotes: { plain: { release, baseUrl: '' } } })
  const server = createServer((_, response) => response.end(`<script id="boot">${boot}</script>`))
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Watches a shell and a vertical, and collects the faults that it is told. */
async function watch(shellSource: string) {
  const directory = await plantedApp({ 'server.ts': shellSource })
  const source = join(directory, 'src')
  await mkdir(join(source, 'team-views'))
  const save = (body: string) =>
    writeFile(join(source, 'routes.ts'), `export function render() {\n  return ${body}\n}`)
  await save('window.innerWidth')
  const exposes = { './routes': './src/routes.ts' } as const
  const remote = { name: 'plain', mounts: ['plain'], exposes }
  const site = await startSite({ ...remote, samples: { results: { address: '/plain' } } })
  const faults: string[][] = []
  const seen = (count: number) =>
    vi.waitFor(() => expect(faults).toHaveLength(count), { timeout: 10_000, interval: 20 })
  const shell = shellConfig(directory, { mode: 'development' })[1]
  const plain = remoteConfig(remote, directory, { mode: 'development' })[1]
  const { stop } = watchServerBuilds(
    site,
    { shell, verticals: [['plain', plain]] },
    (_, found) => faults.push([...found]),
    folder(),
  )
  onTestFinished(stop)
  await seen(1)
  await save('String(new Date())')
  await seen(2)
  return faults
}

test('names faults on the server with the line of their source, after each save', async () => {
  const faults = await watch(toyShell)
  const place = /\n {2}at \S+src\/routes\.ts:2:\d+$/
  expect(faults).toEqual([
    [expect.stringMatching(/^plain results \(\/plain\) on the server: ReferenceError: window is/)],
    [expect.stringContaining('depends on the clock')],
  ])
  for (const [fault] of faults) expect(fault).toMatch(place)
})

test('goes on after a shell that cannot be imported', async () => {
  const fault = [expect.stringContaining('Error: planted')]
  expect(await watch("throw new Error('planted')\nexport {}")).toEqual([fault, fault])
})
