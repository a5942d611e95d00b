import type { LiveRemote } from '@storefront/contract'
import { remoteConfig, shellConfig } from '@storefront/federation/build'
import { devApp, serveApps } from '@storefront/federation/dev'
import { expectFreePort } from '@storefront/federation/free-port'
import type { RemoteApp } from '@storefront/federation/remote-app'
import { openRegistry } from '@storefront/releases'
import { emptyDocument } from '@storefront/shell/document'
import { findRemotes, releasesAddresses, remotesNamed, root } from '../processes/apps.ts'
import { endWith } from '../processes/ending.ts'
import { startStorefront } from '../processes/storefront.ts'
import { build } from './build.ts'

const firstPort = Number(process.env.DEV_PORT ?? 3001)
const requested = process.argv.slice(2)

/** Serves the shell and the named verticals (default: all) from source, the other verticals from their releases. */
async function dev(): Promise<void> {
  const remotes = await findRemotes()
  const fromSource = remotesNamed(remotes, requested)
  const port = process.env.PORT ?? '3000'
  await expectFreePort(port)
  // One port for the shell and one for each remote.
  for (let index = 0; index <= fromSource.length; index += 1) {
    await expectFreePort(String(firstPort + index), 'DEV_PORT')
  }
  const { revision } = await (await openRegistry(releasesAddresses.registry)).read()
  if (fromSource.length < remotes.length && revision === 0) await build()

  const mode = 'development'
  const shell = devApp(shellConfig(`${root}/shell`, { mode })[0], firstPort)
  const apps = fromSource.map(({ remote, directory }, index) =>
    devApp(remoteConfig(remote, directory, { mode })[0], firstPort + 1 + index),
  )
  const served = await serveApps([shell, ...apps])
  const live = fromSource.map((app, index): [string, LiveRemote] => [
    app.remote.name,
    liveFromSource(app, apps[index]?.url ?? ''),
  ])
  const storefront = await startStorefront({
    port,
    env: {
      SANDBOX_PAYMENTS: 'on',
      SAMPLE_RECORDS: 'on',
      WATCH_CATALOGUE: 'on',
      DEV_APPS: JSON.stringify({
        shell: await emptyDocument(shellFilesAt(shell.url), ['boundaries']),
        remotes: Object.fromEntries(live),
      }),
    },
  })
  const names = live.map(([name]) => name).join(', ')
  console.log(
    `Storefront ready at ${storefront.url} with ${names} from source; browsers render every page, the server none (npm start: both)`,
  )
  endWith(async () => {
    await Promise.all([storefront.stop(), served.stop()])
  })
}

/** Files of the shell from source: its script brings the styles. */
function shellFilesAt(url: string): Parameters<typeof emptyDocument>[0] {
  const boundaries = { scripts: [`${url}boundaries.js`], styles: [`${url}boundaries.css`] }
  return { scripts: [`${url}shell.js`], fonts: [], inlineCss: '', views: { boundaries } }
}

/** A remote from source has no file lists, so the page preloads nothing of it. */
function liveFromSource({ remote }: RemoteApp, baseUrl: string): LiveRemote {
  const exposes = Object.keys(remote.exposes).map((name) => [name, { js: [], css: [] }])
  return {
    baseUrl,
    release: {
      ...remote,
      version: 'source',
      entry: 'entry.js',
      exposes: Object.fromEntries(exposes),
      screens: {},
      integrity: {},
    },
  }
}

await dev()
