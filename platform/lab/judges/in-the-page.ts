import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { toolPaths } from './tool-paths.ts'

/** What one of the judges that run in the page says: its rule, and the place as HTML or selector. */
export type Remark = { rule: string; where: string }

type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
type Codesniffer = {
  process: (standard: string, document: Document, done: () => void) => void
  getMessages: () => { type: number; code: string; element: Element }[]
}

/** Every rule of axe, best practice included. */
export async function axe(page: Page): Promise<Remark[]> {
  await page.evaluate(await readFile(toolPaths.axe, 'utf8'))
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => ({ rule: id, where: html })),
    )
  })
}

/** HTML_CodeSniffer's errors of WCAG 2 AA; its warnings and notices ask a person to look, and are none. */
export async function codesniffer(page: Page): Promise<Remark[]> {
  await page.evaluate(await readFile(toolPaths.codesniffer, 'utf8'))
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as { HTMLCS: Codesniffer }
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done))
    const errors = HTMLCS.getMessages().filter(({ type }) => type === 1)
    return errors.map(({ code, element }) => ({
      rule: code,
      where: element.outerHTML.slice(0, 200),
    }))
  })
}
