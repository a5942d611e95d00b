import { join } from 'node:path'
import { compile } from '@storefront/federation/build'
import { compressFolder } from '@storefront/releases'
import { root } from '../../../processes/apps.ts'
import { browserConfig, type OneBundleKind, serverConfig } from './config.ts'
import { writeSources } from './sources.ts'

const directory = join(root, '.cache/bench')

/** Where a one-bundle build of the site lies: its browser files, and the bundle that renders its pages. */
export type OneBundle = { browser: string; server: string }

/** Builds shell and verticals as one application; `split` also for the server. */
export async function buildOneBundle(kind: OneBundleKind): Promise<OneBundle> {
  const sources = await writeSources(join(directory, 'sources'))
  const browser = join(directory, kind)
  const server = join(directory, 'server')
  await compile([
    browserConfig(sources, browser, kind),
    ...(kind === 'split' ? [serverConfig(sources, server)] : []),
  ])
  await compressFolder(browser)
  return { browser, server: join(server, 'render.mjs') }
}
