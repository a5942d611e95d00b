import { RegistryChangeError } from './change/changes.ts'

/** True if the database role, the store or the folder is read-only. */
export function mayNotWrite(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return [code, name].some((one) => denials.includes(String(one)))
}

/** Codes of PostgreSQL (privilege, read-only transaction), of file systems and of S3. */
const denials = ['42501', '25006', 'EACCES', 'EPERM', 'EROFS', 'AccessDenied']

/** Outcomes of failed commands. A release may have published other apps, which it has printed. */
const leaves: Record<string, string> = {
  prune: 'Run it again to go on',
  release: 'Nothing more was changed',
}

/** Makes a catch for a command: it adds to a refused or failed write what was done, what is changed and what to read. */
export function explainFailure(command: string): (error: unknown) => never {
  return (error) => {
    const isFull = (error as { code?: unknown }).code === 'ENOSPC'
    if (!(error instanceof Error) || !(isFull || mayNotWrite(error))) throw error
    const [why, page] = isFull
      ? ['The disk is full', 'docs/operations/README.md']
      : ['This user may not write there', 'docs/hosting/who-may-promote.md']
    const [verb = ''] = command.split(' ')
    const changed = leaves[verb] ?? 'Nothing was changed'
    const failed = `${command} failed: ${error.message || error.name}`
    throw new RegistryChangeError(`${failed}. ${why}. ${changed}. Read ${page}.`, { cause: error })
  }
}
