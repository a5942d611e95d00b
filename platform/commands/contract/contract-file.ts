import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRemotes, root } from '../../processes/apps.ts'
import { breakingChanges } from './breaking-changes.ts'
import { callersOf } from './callers.ts'
import type { ApiDocument } from './written-operations.ts'

/** File of the contract, which the provider serves and the conformance check reads. */
export const contractPath = join(root, 'shared/contract/openapi.json')

export function readContract(): ApiDocument {
  return JSON.parse(readFileSync(contractPath, 'utf8'))
}

/** Breaking changes if `document` becomes the contract, a sentence each, with the remotes that make the call. */
export async function breakingChangesOf(document: ApiDocument): Promise<string[]> {
  const remotes = await findRemotes()
  return breakingChanges(readContract(), document).map(({ path, text }) => {
    const callers = callersOf(path, remotes)
    return `${text} (${callers.join(', ') || 'no remote calls it'})`
  })
}
