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

/** The shell's own files: what a page starts with, and its styles as text, to be written into the HTML. */
export type ShellFiles = {
  scripts: string[]
  /** Addresses of the fonts that its styles ask for. */
  fonts: string[]
  inlineCss: string
  /** Addresses of the scripts and styles of each view for teams; none of a shell released before there were any. */
  views: Record<string, ViewFiles>
}

type ViewFiles = { scripts: string[]; styles: string[] }

/** One version of the shell that makes pages. */
export type OpenShell = {
  version: string
  files: ShellFiles
  renderer: Pick<PageRenderer, 'render'>
  /** True when no other version may replace it. */
  isFixed?: boolean
  /** True when a thread could render it at the time it was opened. */
  isWarm: boolean
  close: () => Promise<void>
}

export type OpenShellOptions = Omit<PageRendererOptions, 'bundle'> & {
  releases: string
  /** The page that every thread renders first. */
  firstPage: () => Promise<PageInput>
}

/** Reads a release of the shell and warms its rendering threads. Throws when its files cannot be read. */
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

/** The shell served from source instead of the live one: its styles come with its script, and the browser renders. */
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

/** Reads what the shell's build left. Throws when the shell was not built, DamagedFileError where its list cannot be read. */
async function readShellFiles(directory: string): Promise<ShellFiles> {
  const list = parseAs(entryFiles, await readFile(join(directory, listName), 'utf8'), listName)
  const styles = await Promise.all(list.css.map((file) => readFile(join(directory, file), 'utf8')))
  // Addresses in the stylesheet are relative to it; in the page they are not.
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
