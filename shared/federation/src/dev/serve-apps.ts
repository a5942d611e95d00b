import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import type { DevApp } from './dev-config.ts'

/** Serves apps from source in one process. Resolves after their first builds. */
export async function serveApps(apps: DevApp[]): Promise<{ stop: () => Promise<void> }> {
  const servers = await Promise.all(
    apps.map(async ({ config, devServer }) => {
      const compiler = rspack(config)
      const built = new Promise<void>((resolve) => {
        compiler.hooks.done.tap('dev', () => resolve())
      })
      const server = new RspackDevServer(devServer, compiler)
      await server.start()
      await built
      return server
    }),
  )
  return {
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()))
    },
  }
}
