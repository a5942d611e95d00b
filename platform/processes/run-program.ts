import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { root } from './apps.ts'
import { endSignals } from './ending.ts'

const bin = join(root, 'node_modules/.bin')
const sayRefusals = import.meta.resolve('./say-refusals.ts')

/**
 * Runs a program of the workspace (`biome`) or a script (a path), passes on its output and signals, and returns its
 * exit code. `env` adds variables.
 */
export async function runProgram(
  program: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<number> {
  const isScript = program.includes('/')
  const child = spawn(
    isScript ? process.execPath : join(bin, program),
    isScript ? ['--import', sayRefusals, join(root, program), ...args] : args,
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...env },
    },
  )
  const passOn = (signal: NodeJS.Signals) => void child.kill(signal)
  for (const signal of endSignals) process.on(signal, passOn)
  const [code] = await once(child, 'exit')
  for (const signal of endSignals) process.off(signal, passOn)
  return typeof code === 'number' ? code : 1
}
