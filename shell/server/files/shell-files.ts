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
}

const listName = 'entry-files.json'
const entryFiles = v.object({ js: v.array(v.string()), css: v.array(v.string()) })

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
    scripts: list.js.map((file) => `/assets/${file}`),
    fonts: [...new Set(fonts)],
    inlineCss,
  }
}
