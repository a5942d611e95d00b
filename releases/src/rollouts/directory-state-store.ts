import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { stateSchema } from './state-schema.ts'
import type { StateStore } from './state-store.ts'

/** Keeps the state in a folder, a file for each revision, of which the newest two stay. */
export function directoryStateStore(folder: string): StateStore {
  const path = (revision: number) => join(folder, `${revision}.json`)
  const revisions = async () => {
    const names = (await readdir(folder).catch(unlessMissing)) ?? []
    const numbers = names.filter((name) => /^\d+\.json$/.test(name)).map(Number.parseFloat)
    return numbers.sort((a, b) => b - a)
  }
  return {
    read: async () => {
      for (;;) {
        const [revision] = await revisions()
        if (revision === undefined) return null
        // Others may have written two more meanwhile.
        const text = await readFile(path(revision), 'utf8').catch(unlessMissing)
        if (text) return { revision, state: v.parse(stateSchema, JSON.parse(text)) }
      }
    },
    write: async (after, state) => {
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `.${process.pid}.${crypto.randomUUID()}`)
      await writeFile(draft, JSON.stringify(state), { flush: true })
      try {
        // Creates the file whole or not at all; only one can.
        await link(draft, path(after + 1))
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false
        throw error
      } finally {
        await rm(draft, { force: true })
      }
      for (const old of (await revisions()).slice(2)) await rm(path(old), { force: true })
      return true
    },
    close: async () => {},
  }
}

function unlessMissing(error: unknown): null {
  if (isCode(error, 'ENOENT')) return null
  throw error
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
