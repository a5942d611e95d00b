import { keyOf, neededExposes } from '@storefront/federation/parts'
import { bootRemotes } from './document/boot-remotes.ts'
import { emptyDocument, headTags, pageDocument, scriptJson } from './document/page-document.ts'
import { PageFiles, type ReadFile } from './document/page-files.ts'
import type { PageDocument, RenderInput } from './document/page-input.ts'
import { readShellFiles } from './document/shell-files.ts'
import { viewsOf } from './document/team-views.ts'
import type { BootData } from './page/boot-data.ts'
import type { LoadExpose } from './remotes/remote-modules.ts'
import { type RenderedBoot, renderPage } from './server/render-page.tsx'

/** Shared modules for server-side builds of remotes. */
export { providedModules as shared } from './page/provided-modules.ts'

/** Code and styles of remotes. */
export type Releases = { load: LoadExpose; read: ReadFile }

/** Opens the shell, whose browser files `readOwn` reads. */
export async function openShell(readOwn: (file: string) => Promise<string>) {
  const shell = await readShellFiles(readOwn)
  const pageFiles = new PageFiles()

  /**
   * Makes a page. Calls `onTurn` whenever the thread resumes it. Throws errors of loaders and components.
   */
  const makePage = async (
    input: RenderInput,
    { load, read }: Releases,
    onTurn: () => void = () => undefined,
  ): Promise<PageDocument> => {
    const page = await renderPage(input, load, onTurn)
    if ('redirect' in page) return page
    const { status, content, head, boot, screens, late, isDataFailed } = page
    const address = new URL(input.url)
    const needed = neededExposes(address, input.remotes).map((one) => keyOf(one.remote, one.expose))
    const { rendered } = boot
    const shown = { rendered, screens }
    const { before, after, inline } = await pageDocument({
      shell,
      views: viewsOf(input),
      // Includes parts that the server does not render, because their files are preloaded too.
      files: await pageFiles.list(input.remotes, needed, shown, read),
      content,
      head: headTags(head, new URL(address.pathname, input.origin), input.agency),
    })
    onTurn()
    return {
      status,
      html: `${before}${scriptJson({ ...bootOf(input, rendered), ...boot })}${after}`,
      inline,
      late,
      isDataFailed,
      left: needed.filter((key) => !rendered.includes(key)),
      screens,
    }
  }
  return { empty: await emptyDocument(shell), makePage }
}

/** Facts of the request for the browser. */
function bootOf(
  { agency, shell, remotes, isIncomplete, overrides, previewUntil, today }: RenderInput,
  rendered: string[],
): Omit<BootData, keyof RenderedBoot> {
  const shown = bootRemotes(remotes, rendered)
  return { agency, shell, remotes: shown, isIncomplete, overrides, previewUntil, today }
}
