import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../processes/apps.ts'

/** What a command of ours prints. Throws an error whose message is all that it said. */
export async function commandOutput(args: string[], env: Record<string, string>): Promise<string> {
  const options = { cwd: root, env: { ...process.env, ...env } }
  try {
    return (await promisify(execFile)(process.execPath, args, options)).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(stdout + stderr, { cause: error })
  }
}
