import type { IncomingMessage, ServerResponse } from 'node:http'
import { relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { rspack } from '@rspack/core'
import { type Configuration, RspackDevServer } from '@rspack/dev-server'
import type { DevApp } from './dev-config.ts'
import { sourceOfStack } from './name-source.ts'

type Middleware = Parameters<NonNullable<Configuration['setupMiddlewares']>>[0][number]

export type ServedApps = {
  /** Shows faults of an app's build, the last one in the terminal, all over the pages that load it, until its next build. */
  show: (app: DevApp, faults: string[]) => void
  stop: () => Promise<void>
}

/**
 * Serves apps from source in one process, the first of which makes the page. Resolves after their first builds. Shows
 * each error of a page with the line of its source.
 */
export async function serveApps(apps: DevApp[]): Promise<ServedApps> {
  const servers = new Map<DevApp, RspackDevServer>()
  const shown = new Map<DevApp, string[]>()
  /** The page adds a fault to those that it shows. */
  const show = (app: DevApp | undefined, fault: string) => {
    console.error(`\n${fault}`)
    const server = app && servers.get(app)
    server?.sendMessage(server.webSocketServer?.clients ?? [], 'errors', [fault])
  }
  const showError = async (stack: string) => {
    const place = await sourceOfStack(stack)
    const owner = apps.find(({ config }) => place?.startsWith(`${config.context}/`)) ?? apps[0]
    show(owner, place ? `${stack.split('\n')[0]}\n  at ${relative('.', place)}` : stack)
  }
  await Promise.all(
    apps.map(async (app) => {
      const reports = app === apps[0] ? [errorReports] : []
      const plugins = [...(app.config.plugins ?? []), ...reports]
      const compiler = rspack({ ...app.config, plugins })
      const built = new Promise<void>((resolve) => {
        compiler.hooks.done.tap('dev', () => resolve())
      })
      compiler.hooks.invalid.tap('dev', () => void shown.delete(app))
      const setupMiddlewares = (others: Middleware[]) => [errorRoute(showError), ...others]
      const server = new RspackDevServer({ ...app.devServer, setupMiddlewares }, compiler)
      servers.set(app, server)
      await server.start()
      // A page that reloads after a change connects after its faults were found.
      server.webSocketServer?.implementation.on('connection', (client) => {
        const faults = shown.get(app)
        if (faults) server.sendMessage([client], 'errors', faults)
      })
      await built
    }),
  )
  return {
    show: (app, faults) => {
      shown.set(app, faults)
      show(app, faults.at(-1) ?? '')
    },
    stop: async () => {
      await Promise.all([...servers.values()].map((server) => server.stop()))
    },
  }
}

/** Adds a script that posts the stack of each error to `/errors`. */
const errorReports = new rspack.EntryPlugin(
  import.meta.dirname,
  fileURLToPath(import.meta.resolve('./report-errors.js')),
  {},
)

function errorRoute(onError: (stack: string) => Promise<void>): Middleware {
  return {
    name: 'errors',
    path: '/errors',
    middleware: async (request: IncomingMessage, response: ServerResponse) => {
      await onError(await text(request))
      // Pages are of another port. A refused answer would be an error of the page, too.
      response.setHeader('access-control-allow-origin', '*').end()
    },
  }
}
