import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Documents } from '@storefront/releases'
import * as v from 'valibot'

const written = v.looseObject({ id: v.number() })

/** Takes over `audit.jsonl`, in which a folder's audit was kept before. Without lines that are damaged. */
export async function adoptLines(folder: string, documents: Documents): Promise<void> {
  const file = join(folder, 'audit.jsonl')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return
  for (const line of text.split('\n').filter(Boolean)) {
    const entry = entryOf(line)
    if (entry) await documents.append('audit', { revision: entry.id, value: entry })
  }
  await rename(file, `${file}.adopted`)
}

function entryOf(line: string): v.InferOutput<typeof written> | null {
  try {
    return v.parse(written, JSON.parse(line))
  } catch {
    return null
  }
}
