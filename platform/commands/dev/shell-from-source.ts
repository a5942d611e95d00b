import { emptyDocument } from '@storefront/shell/document'

type FileList = { js: string[]; css: string[] }

/** Document of pages whose shell is served at `url`: it loads each file that the build lists, and outlines remotes. */
export async function shellFromSource(url: string) {
  const list = await fetch(`${url}entry-files.json`)
  const { js, css, views } = (await list.json()) as FileList & { views: { boundaries: FileList } }
  const at = (file: string) => url + file
  const { boundaries } = views
  const shell = {
    ...{ scripts: js.map(at), fonts: [], inlineCss: '' },
    views: { boundaries: { scripts: boundaries.js.map(at), styles: boundaries.css.map(at) } },
  }
  // Links, so that an edit of a style repaints the page.
  const styles = css.map((file) => ({ url: at(file), as: 'style' as const }))
  return emptyDocument(shell, ['boundaries'], styles)
}
