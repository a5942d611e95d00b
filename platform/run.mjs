#!/usr/bin/env node
// Installs the workspace if needed, then runs a command of this folder on the workspace's Node. It is plain JavaScript
// without dependencies, because it runs before there are any.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command, ...args] = process.argv.slice(2)
const bin = join(root, 'node_modules/.bin')
const refusals = pathToFileURL(join(root, 'platform/processes/say-refusals.ts')).href

const { engines, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

const env = {
  // Compiled TypeScript is cached: the next process takes a third of the processor time.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
}

/** Installs once per lockfile. */
function install() {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'))
  const mark = join(root, 'node_modules/.installed')
  const wanted = createHash('sha256').update(lockfile).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  const pnpm = ['--yes', packageManager, 'install', '--frozen-lockfile']
  const { status, error } = spawnSync('npx', pnpm, { cwd: root, stdio: 'inherit', env })
  if (error) refuse(`npx, which npm brings, cannot be started: ${error.message}.`)
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(mark, wanted)
}

/** The workspace's Node, or the machine's on a platform without a package. */
function nodePath() {
  const packaged = join(bin, 'node')
  return existsSync(packaged) ? packaged : process.execPath
}

/** Runs a script, forwards signals and exits with its code. The IPC channel tells the script if this process is killed. */
function run(script, scriptArgs) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(nodePath(), ['--import', refusals, script, ...scriptArgs], {
    cwd: root,
    stdio,
    env,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the script by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('exit', (code) => process.exit(code ?? 1))
}

const oldest = engines.node.replace('>=', '')
if (Number.parseInt(process.versions.node, 10) < Number(oldest))
  refuse(`Node ${process.versions.node} is too old: install Node ${oldest} or newer.`)
install()
run(join(root, 'platform', `${command}.ts`), args)
