import { join } from 'node:path'
import { shellFolder } from '@storefront/releases'
import { readShellFiles, type ShellFiles } from '../files/shell-files.ts'
import { teamViews } from '../pages/team-views.ts'
import { CappedRenderer } from './capped-renderer.ts'
import { type PageInput, PageRenderer, type PageRendererOptions } from './page-renderer.ts'

/** One version of the shell that makes pages. */
export type OpenShell = {
  version: string
  /** Its scripts and styles. */
  files: ShellFiles
  renderer: CappedRenderer
  /** Whether no other version takes its place. */
  isFixed?: boolean
  /** Whether a thread could render it when it was opened. */
  isWarm: boolean
  /** Ends its rendering threads. */
  close: () => Promise<void>
}

export type OpenShellOptions = Omit<PageRendererOptions, 'bundle'> & {
  /** Folder of the releases. */
  releases: string
  /** Pages rendered at once. */
  maxRenders: number
  /** The page that every thread renders first. */
  firstPage: () => Promise<PageInput>
  /** The same renderer, with its times noted. */
  timed?: (renderer: PageRenderer) => Pick<PageRenderer, 'render'>
}

/** Reads a release of the shell and has its rendering threads warm. Throws when its files cannot be read. */
export async function openShell(
  version: string,
  { releases, maxRenders, firstPage, timed = (renderer) => renderer, ...options }: OpenShellOptions,
): Promise<OpenShell> {
  const folder = shellFolder(releases, version)
  const files = await readShellFiles(join(folder, 'browser'))
  const renderer = new PageRenderer({ ...options, bundle: join(folder, 'server/render.mjs') })
  const isWarm = await renderer.warmUp(await firstPage())
  return {
    version,
    files,
    renderer: new CappedRenderer(timed(renderer), maxRenders),
    isWarm,
    close: () => renderer.close(),
  }
}

/** The shell served from source, whatever is live: its styles come with its script, and the browser renders. */
export function shellFromSource(url: string): OpenShell {
  return {
    version: 'source',
    files: {
      scripts: [`${url}shell.js`],
      fonts: [],
      inlineCss: '',
      views: Object.fromEntries(
        teamViews.map((view) => [
          view,
          { scripts: [`${url}${view}.js`], styles: [`${url}${view}.css`] },
        ]),
      ),
    },
    renderer: new CappedRenderer({ render: () => Promise.resolve(null) }, Number.POSITIVE_INFINITY),
    isFixed: true,
    isWarm: true,
    close: () => Promise.resolve(),
  }
}
