import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRemotes, root } from '../../processes/apps.ts'
import { breakingChanges } from './breaking-changes.ts'
import { callersOf } from './callers.ts'
import type { ApiDocument } from './written-operations.ts'

/** The written contract, which the provider serves and the conformance kit reads. */
export const contractPath = join(root, 'shared/contract/openapi.json')

export function readContract(): ApiDocument {
  return JSON.parse(readFileSync(contractPath, 'utf8'))
}

/** Sentences on what breaks if the contract becomes `document`, with the remotes that make the call. */
export async function whatBreaks(document: ApiDocument): Promise<string[]> {
  const remotes = await findRemotes()
  return breakingChanges(readContract(), document).map(({ path, text }) => {
    const callers = callersOf(path, remotes)
    return `${text} (${callers.join(', ') || 'no remote calls it'})`
  })
}
