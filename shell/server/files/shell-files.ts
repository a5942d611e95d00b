import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAs } from '@storefront/releases'
import * as v from 'valibot'

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

export type ViewFiles = { scripts: string[]; styles: string[] }

const listName = 'entry-files.json'
const files = { js: v.array(v.string()), css: v.array(v.string()) }
const entryFiles = v.object({
  ...files,
  views: v.exactOptional(v.record(v.string(), v.object(files))),
})

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
