import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../processes/apps.ts'

/** Folders with installed or generated files, and `payloads`: files of another project with its README. */
const foreign = /^(node_modules|dist|payloads|\.releases|\.cache|\.data)$/
const files = globSync('**', {
  cwd: root,
  exclude: (path) => foreign.test(path.split('/').at(-1) ?? ''),
})
const pages = files.filter((path) => path.endsWith('.md'))

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('each link leads to an existing file and section', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path, section]) => {
        const target = path ? join(dirname(page), path) : page
        return !existsSync(join(root, target)) || (section && !sectionsOf(target).includes(section))
      })
      .map(([link]) => `${page}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('each page of docs that code names exists', () => {
  const code = files.filter((path) => /(\.(tsx?|css|mjs|ya?ml|json)|Dockerfile)$/.test(path))
  const missing = code.flatMap((path) =>
    [...read(path).matchAll(/docs\/(decisions|product)\/?[\w/-]*(?:\.md)?/g)]
      .filter(([page]) => !existsSync(join(root, page)))
      .map(([page]) => `${path}: ${page}`),
  )
  expect(missing).toEqual([])
})

/** Anchors of a page's headings, as GitHub derives them. */
function sectionsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}
