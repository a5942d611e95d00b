import type { LiveRemote } from '@storefront/contract'
import { remoteConfig, shellConfig } from '@storefront/federation/build'
import { devApp, serveApps } from '@storefront/federation/dev'
import { expectFreePort } from '@storefront/federation/free-port'
import type { RemoteApp } from '@storefront/federation/remote-app'
import { openRegistry } from '@storefront/releases'
import { findRemotes, releasesAddresses, remotesNamed, root } from '../processes/apps.ts'
import { endWith } from '../processes/ending.ts'
import { startStorefront } from '../processes/storefront.ts'
import { build } from './build.ts'
import { watchServerBuilds } from './dev/server-builds.ts'
import { shellFromSource } from './dev/shell-from-source.ts'
import { expectFreeData } from './free-data.ts'

const requested = process.argv.slice(2)

/** Serves the shell and the named verticals (default: all) from source, the other verticals from their releases. */
async function dev(): Promise<void> {
  const remotes = await findRemotes()
  const fromSource = remotesNamed(remotes, requested)
  const port = Number(process.env.PORT || 3000)
  // The site, the shell and each vertical have a port of their own.
  for (let own = port; own <= port + 1 + fromSource.length; own += 1)
    await expectFreePort(String(own))
  await expectFreeData()
  const { revision } = await (await openRegistry(releasesAddresses.registry)).read()
  if (fromSource.length < remotes.length && revision === 0) await build()

  const mode = 'development'
  const [shellInBrowser, shellOnServer] = shellConfig(`${root}/shell`, { mode })
  const shell = devApp(shellInBrowser, port + 1)
  const verticals = fromSource.map((app, index) => {
    const [inBrowser, onServer] = remoteConfig(app.remote, app.directory, { mode })
    const served = devApp(inBrowser, port + 2 + index)
    return { name: app.remote.name, served, onServer, live: liveFromSource(app, served.url) }
  })
  const served = await serveApps([shell, ...verticals.map(({ served }) => served)])
  const storefront = await startStorefront({
    port: String(port),
    env: {
      SANDBOX_PAYMENTS: 'on',
      SAMPLE_RECORDS: 'on',
      WATCH_CATALOGUE: 'on',
      DEV_APPS: JSON.stringify({
        shell: await shellFromSource(shell.url),
        remotes: Object.fromEntries(verticals.map(({ name, live }) => [name, live])),
      }),
    },
  })
  const names = verticals.map(({ name }) => name).join(', ')
  console.log(
    `Storefront ready at ${storefront.url} with ${names} from source; browsers render every page (npm start: the server too)`,
  )
  const serverBuilds = watchServerBuilds(
    storefront.url,
    {
      shell: shellOnServer,
      verticals: verticals.map(({ name, onServer }) => [name, onServer]),
    },
    (name, faults) => {
      const vertical = verticals.find((one) => one.name === name)
      if (vertical) served.show(vertical.served, faults)
    },
  )
  endWith(async () => {
    await Promise.all([storefront.stop(), served.stop(), serverBuilds.stop()])
  })
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
