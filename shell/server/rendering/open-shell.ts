import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAs, shellFolder } from '@storefront/releases'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { releaseNames } from '../../src/remotes/page-remotes.ts'
import type { RenderedPage } from '../../src/server.tsx'
import { teamViews } from '../pages/team-views.ts'
import { type PageInput, PageRenderer, type PageRendererOptions } from './page-renderer.ts'

/** Pages that are kept for when there are too many visitors, in bytes and in ms. */
const [keptBytes, keptMs] = [16 * 1024 * 1024, 10 * 60_000]

const listName = 'entry-files.json'
const lists = { js: v.array(v.string()), css: v.array(v.string()) }
const entryFiles = v.object({
  ...lists,
  views: v.exactOptional(v.record(v.string(), v.object(lists))),
})

/** The shell's own files: what a page starts with, and its styles as text, to be written into the HTML. */
export type ShellFiles = {
  /** Addresses of its scripts. */
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
  /** Wraps the renderer to measure its times. */
  timed?: (renderer: PageRenderer) => Pick<PageRenderer, 'render'>
}

/** Reads a release of the shell and warms its rendering threads. Throws when its files cannot be read. */
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
    renderer: new CappedRenderer({ render: () => Promise.resolve(null) }, Number.POSITIVE_INFINITY),
    isFixed: true,
    isWarm: true,
    close: () => Promise.resolve(),
  }
}

/** Limits how many pages are rendered at once, and keeps rendered pages: they hold nothing of their visitor. */
export class CappedRenderer {
  private readonly renderer: Pick<PageRenderer, 'render'>
  private readonly most: number
  private readonly kept: LRUCache<string, RenderedPage>
  private underWay = 0

  constructor(renderer: Pick<PageRenderer, 'render'>, most: number) {
    this.renderer = renderer
    this.most = most
    this.kept = new LRUCache({
      ttl: keptMs,
      maxSize: keptBytes,
      // Text takes two bytes a character; the data it was rendered from are about as long.
      sizeCalculation: (page) => ('html' in page ? 4 * page.html.length : 0) + 1000,
    })
  }

  /** Whether there is no room for another page now. */
  get isFull(): boolean {
    return this.underWay >= this.most
  }

  /** The page, without the remotes named in `excluded`; null when only the browser can render it. */
  async render(input: PageInput, excluded: string[] = []): Promise<RenderedPage | null> {
    this.underWay += 1
    try {
      const page = await this.renderer.render(input, excluded)
      if (page && excluded.length === 0) this.kept.set(keyOf(input), page)
      return page
    } finally {
      this.underWay -= 1
    }
  }

  /** The page as it was last rendered; null when it is no longer kept. */
  last(input: PageInput): RenderedPage | null {
    return this.kept.get(keyOf(input)) ?? null
  }
}

/** What a page depends on: its address, its releases, the visitor's day. */
function keyOf({ url, remotes, today }: PageInput): string {
  return [url, today, ...releaseNames(remotes)].join(' ')
}

/** Reads what the shell's build left. Throws when the shell was not built, DamagedFileError where its list cannot be read. */
export async function readShellFiles(directory: string): Promise<ShellFiles> {
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
