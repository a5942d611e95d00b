import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Finding } from './finding.ts'
import { toolPaths } from './tool-paths.ts'

type Message = { url: string; type: string; subType?: string; message: string; extract?: string }

/** Errors and warnings of the Nu Html Checker in the HTML that the server sends. */
export async function validate(site: string, pages: readonly string[]): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  const files = await Promise.all(
    pages.map(async (page, index) => {
      const file = join(folder, `${index}.html`)
      await writeFile(file, await (await fetch(site + page)).text())
      return file
    }),
  )
  const { stderr } = spawnSync(
    toolPaths.java,
    ['-jar', toolPaths.validator, '--format', 'json', ...files],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
  await rm(folder, { recursive: true })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  // A remark is about style: slashes that the HTML of React has.
  const findings = messages.filter(({ type, subType }) => type === 'error' || subType === 'warning')
  return findings.map(({ url, message, extract = '' }) => ({
    judge: 'vnu',
    rule: message,
    page: pages[Number.parseInt(basename(url), 10)] ?? '',
    where: extract,
  }))
}
