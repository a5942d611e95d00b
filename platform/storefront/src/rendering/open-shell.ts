import { join } from 'node:path'
import { releaseFolder, shellName } from '@storefront/releases'
import type { EmptyDocument, PageInput } from '@storefront/shell'
import { PageRenderer, type PageRendererOptions } from './page-renderer.ts'

export type OpenShell = {
  version: string
  /** Document without a body, for a page that no thread makes. */
  empty: EmptyDocument
  renderer: Pick<PageRenderer, 'render'>
  /** True for a shell from source, which is never replaced. */
  isFixed?: boolean
  /** True when a thread rendered its first page. */
  isWarm: boolean
  close: () => Promise<void>
}

export type OpenShellOptions = Omit<PageRendererOptions, 'shell'> & {
  releases: string
  /** First page of every thread. */
  firstPage: () => Promise<PageInput>
}

/** Opens a shell and warms up its rendering threads. Throws when none of them starts. */
export async function openShell(
  version: string,
  { releases, firstPage, ...options }: OpenShellOptions,
): Promise<OpenShell> {
  const shell = join(releases, releaseFolder(shellName, version))
  const renderer = new PageRenderer({ ...options, shell })
  try {
    const empty = await renderer.empty()
    const isWarm = await renderer.warmUp(await firstPage())
    return { version, empty, renderer, isWarm, close: () => renderer.close() }
  } catch (error) {
    await renderer.close()
    throw error
  }
}

/** Shell from source, whose pages the browser renders. */
export function shellFromSource(empty: EmptyDocument): OpenShell {
  return {
    version: 'source',
    empty,
    renderer: { render: () => Promise.resolve(null) },
    isFixed: true,
    isWarm: true,
    close: () => Promise.resolve(),
  }
}
