import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { createLog } from '@storefront/server'
import { createApp } from '../app.ts'
import { openService, type ReleaseService } from '../service.ts'
import { type ReleaseSettings, settingsFromEnvironment } from '../settings.ts'
import type { Role } from '../wire.ts'

type Answered = { status: number; body: unknown }

export type TestService = {
  service: ReleaseService
  app: ReturnType<typeof createApp>
  /** Folder of releases and of the registry of production. */
  releases: string
  /** Calls the service as a caller with exactly these roles; without a token for null. */
  call: (roles: Role[] | null, method: string, path: string, body?: unknown) => Promise<Answered>
  /** Answers over the network too; the address. */
  serve: () => Promise<string>
  close: () => Promise<void>
}

/** The token of the caller with these roles. */
export function tokenOf(roles: Role[]): string {
  return `token of ${roles.join(' ')}`.replaceAll(' ', '-')
}

/** A service of a folder of its own, with production alone, and a token for each of the `callers`. */
export async function openTestService(
  callers: Role[][],
  settings: Partial<ReleaseSettings> = {},
): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), 'release-service-'))
  const releases = join(folder, 'releases')
  const tokens = join(folder, 'tokens.json')
  const known = callers.map((roles) => ({
    name: roles.join(' ').replaceAll(':', '-'),
    roles,
    sha256: createHash('sha256').update(tokenOf(roles)).digest('hex'),
  }))
  await writeFile(tokens, JSON.stringify(known))
  const service = await openService({
    ...settingsFromEnvironment({ RELEASES_DIR: releases, DATA_DIR: join(folder, 'data') }),
    tokens,
    log: createLog('silent'),
    ...settings,
  })
  const app = createApp(service)
  let server: ServerType | null = null
  return {
    service,
    app,
    releases,
    call: async (roles, method, path, body) => {
      const answer = await app.request(path, {
        method,
        headers: {
          ...(roles ? { authorization: `Bearer ${tokenOf(roles)}` } : {}),
          ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
        },
        ...(body === undefined ? {} : { body: written(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    },
    serve: async () => {
      server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
      await once(server, 'listening')
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    close: async () => {
      server?.close()
      await service.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** An archive is sent as it is, anything else as JSON. */
function typeOf(body: unknown): string {
  return body instanceof Uint8Array ? 'application/zip' : 'application/json'
}

function written(body: unknown): BodyInit {
  return body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body)
}
