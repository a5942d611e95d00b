import { liveVersions, manifestName, manifestSchema, parseAs } from '@storefront/releases'
import type { Handler } from 'hono'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { LiveRemotesReader } from './live-remotes.ts'
import type { ReleaseSource } from './release-source.ts'

/**
 * `GET …/:remote/mf-manifest.json`: the manifest of the release that is live now, for hosts that are not ours. The one in
 * the release's folder says that its files lie beside it; here they do not, so this one says where. 404 where nothing is live,
 * or the release has none.
 */
export function liveManifest(
  liveRemotes: LiveRemotesReader,
  source: ReleaseSource,
): Handler<SiteEnv> {
  return async (c) => {
    const registry = await liveRemotes.registry()
    const { remotes } = await liveRemotes.remotes(liveVersions(registry))
    const live = remotes[c.req.param('remote') ?? '']
    if (!live?.release.integrity[manifestName]) return c.notFound()
    const text = String(await source.file(live.release, manifestName))
    const manifest = parseAs(manifestSchema, text, manifestName)
    const publicPath = new URL(live.baseUrl, c.get('origin')).href
    c.header('cache-control', 'no-cache')
    return c.json({ ...manifest, metaData: { ...manifest.metaData, publicPath } })
  }
}
