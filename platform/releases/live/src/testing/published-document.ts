import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { swapNext } from '../documents/documents.ts'
import { FolderDocuments } from '../documents/folder-documents.ts'

/** Replaces the published document in a folder of releases, without the gate. */
export function writePublished(root: string, document: object): Promise<void> {
  return swapNext(new FolderDocuments(root), 'published', () => document)
}

/** Path of the published document in a folder of releases. Throws if nothing is published. */
export async function publishedFile(root: string): Promise<string> {
  const folder = join(root, 'published.json.d')
  const [token] = (await readdir(folder)).filter((name) => /^at-[1-9]/.test(name))
  if (token) return join(folder, token.replace(/^at-\d+-/, ''))
  throw new Error(`Nothing is published in ${root}.`)
}
