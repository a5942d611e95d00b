import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseAs } from '@storefront/releases'
import * as v from 'valibot'

/** The position of a target: `last` is the last entry of the audit that it acknowledged, or that was given up. */
const position = v.object({
  last: v.number(),
  /** Tries of the entry after that, and when the next one is due, in ms since 1970. */
  tries: v.number(),
  dueAt: v.number(),
})
export type Position = v.InferOutput<typeof position>

/** The position of each target, by its address; it survives a restart. */
export type Positions = {
  /**
   * Takes the turn of a target, unless another process has it: calls `step` with its position, and keeps what that answers. A target
   * that is new begins at `start`.
   */
  step(url: string, start: number, step: (at: Position) => Promise<Position>): Promise<void>
  close(): Promise<void>
}

/** Positions at an address: `postgres://…`, else a folder. */
export async function openPositions(address: string): Promise<Positions> {
  if (!/^postgres(ql)?:\/\//.test(address)) return filePositions(join(address, 'webhooks.json'))
  const { PostgresPositions } = await import('./postgres-positions.ts')
  return PostgresPositions.open(address)
}

async function filePositions(path: string): Promise<Positions> {
  await mkdir(dirname(path), { recursive: true })
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const known = new Map(
    Object.entries(parseAs(v.record(v.string(), position), text, 'webhooks.json')),
  )
  return {
    step: async (url, start, step) => {
      const at = known.get(url)
      const next = await step(at ?? { last: start, tries: 0, dueAt: 0 })
      if (at && next === at) return
      known.set(url, next)
      await replace(path, JSON.stringify(Object.fromEntries(known)))
    },
    close: async () => {},
  }
}

/** The file is there whole, as it was before or as it is now. */
async function replace(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`
  const file = await open(draft, 'w')
  await file.writeFile(text)
  await file.datasync()
  await file.close()
  await rename(draft, path)
}
