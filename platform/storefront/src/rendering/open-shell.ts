import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAs, releaseFolder, shellName } from '@storefront/releases'
import * as v from 'valibot'
import { teamViews } from '../pages/team-views.ts'
import { type PageInput, PageRenderer, type PageRendererOptions } from './page-renderer.ts'

const listName = 'entry-files.json'
const lists = { js: v.array(v.string()), css: v.array(v.string()) }
const entryFiles = v.object({
  ...lists,
  views: v.exactOptional(v.record(v.string(), v.object(lists))),
})

/** Files of the shell that a page starts with. */
export type ShellFiles = {
  scripts: string[]
  fonts: string[]
  inlineCss: string
  /** Files of each view for teams; none in older shells. */
  views: Record<string, ViewFiles>
}

type ViewFiles = { scripts: string[]; styles: string[] }

export type OpenShell = {
  version: string
  files: ShellFiles
  renderer: Pick<PageRenderer, 'render'>
  /** True for a shell from source, which is never replaced. */
  isFixed?: boolean
  /** True when a thread rendered its first page. */
  isWarm: boolean
  close: () => Promise<void>
}

export type OpenShellOptions = Omit<PageRendererOptions, 'bundle'> & {
  releases: string
  /** First page of every thread. */
  firstPage: () => Promise<PageInput>
}

/** Opens a shell and warms up its rendering threads. Throws when its files cannot be read. */
export async function openShell(
  version: string,
  { releases, firstPage, ...options }: OpenShellOptions,
): Promise<OpenShell> {
  const folder = join(releases, releaseFolder(shellName, version))
  const files = await readShellFiles(join(folder, 'browser'))
  const renderer = new PageRenderer({ ...options, bundle: join(folder, 'server/render.mjs') })
  const isWarm = await renderer.warmUp(await firstPage())
  return { version, files, renderer, isWarm, close: () => renderer.close() }
}

/** Shell from source: its script brings the styles, and the browser renders. */
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
    renderer: { render: () => Promise.resolve(null) },
    isFixed: true,
    isWarm: true,
    close: () => Promise.resolve(),
  }
}

/** Throws DamagedFileError when the list of files is damaged. */
async function readShellFiles(directory: string): Promise<ShellFiles> {
  const list = parseAs(entryFiles, await readFile(join(directory, listName), 'utf8'), listName)
  const styles = await Promise.all(list.css.map((file) => readFile(join(directory, file), 'utf8')))
  // Inlined styles need absolute addresses.
  const inlineCss = styles
    .join('\n')
    .replaceAll(/url\((?!["']?(?:data:|\/|https?:))/g, 'url(/assets/')
  const fonts = [...inlineCss.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = '']) => url)
  return {
    scripts: list.js.map(addressOf),
    fonts: [...new Set(fonts)],
    inlineCss,
    views: Object.fromEntries(
      Object.entries(list.views ?? {}).map(([view, { js, css }]) => [
        view,
        { scripts: js.map(addressOf), styles: css.map(addressOf) },
      ]),
    ),
  }
}

function addressOf(file: string): string {
  return `/assets/${file}`
}
