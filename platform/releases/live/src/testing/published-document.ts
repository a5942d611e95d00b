import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { swapNext } from '../documents/documents.ts'
import { FolderDocuments } from '../documents/folder-documents.ts'

/** Publishes a document in a folder of releases behind the gate's back. */
export function writePublished(root: string, document: object): Promise<void> {
  return swapNext(new FolderDocuments(root), 'published', () => document)
}

/** The file in which a folder of releases has what is published. Throws where nothing is. */
export async function publishedFile(root: string): Promise<string> {
  const folder = join(root, 'published.json.d')
  const [token] = (await readdir(folder)).filter((name) => /^at-[1-9]/.test(name))
  if (token) return join(folder, token.replace(/^at-\d+-/, ''))
  throw new Error(`Nothing is published in ${root}.`)
}
