type FileList = { js: string[]; css: string[] }

/** Files of the shell that a page starts with. */
export type ShellFiles = {
  scripts: string[]
  fonts: string[]
  inlineCss: string
  /** Files of each view for teams. */
  views: Record<string, ViewFiles>
}

export type ViewFiles = { scripts: string[]; styles: string[] }

/** Reads the list that the build wrote, and the styles. */
export async function readShellFiles(read: (file: string) => Promise<string>): Promise<ShellFiles> {
  const list = JSON.parse(await read('entry-files.json'))
  const { js, css, views } = list as FileList & { views: Record<string, FileList> }
  const styles = await Promise.all(css.map(read))
  // Inlined styles need absolute addresses.
  const inlineCss = styles
    .join('\n')
    .replaceAll(/url\((?!["']?(?:data:|\/|https?:))/g, 'url(/assets/')
  const fonts = [...inlineCss.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = '']) => url)
  const viewFiles = Object.entries(views).map(([view, files]): [string, ViewFiles] => [
    view,
    { scripts: files.js.map(addressOf), styles: files.css.map(addressOf) },
  ])
  return {
    scripts: js.map(addressOf),
    fonts: [...new Set(fonts)],
    inlineCss,
    views: Object.fromEntries(viewFiles),
  }
}

function addressOf(file: string): string {
  return `/assets/${file}`
}
