import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../processes/apps.ts'

/** Installed, built or published, and the payloads of another project with its README. */
const foreign = /^(node_modules|dist|payloads|\.releases|\.cache|\.data)$/
const files = globSync('**', {
  cwd: root,
  exclude: (path) => foreign.test(path.split('/').at(-1) ?? ''),
})
const pages = files.filter((path) => path.endsWith('.md'))

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const scripts: object = JSON.parse(read('package.json')).scripts

test('each link of a page leads to a file and a section that exist', () => {
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

test('each command that a page names exists', () => {
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${page}: ${command}`),
  )
  expect(missing).toEqual([])
})

test('each file and folder of the repository that a page names exists', () => {
  const folders = new Set(files.map((path) => path.split('/')[0]).filter((name) => name !== '.'))
  const paths = new RegExp(`\`((?:${[...folders].join('|')})/[\\w./@-]*\\w)/?\``, 'g')
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(paths)]
      .filter(([, path = '']) => !existsSync(join(root, path)))
      .map(([path]) => `${page}: ${path}`),
  )
  expect(missing).toEqual([])
})

test.each(['docs/decisions', 'docs/product'])('the index of %s has each of its pages', (folder) => {
  const index = read(`${folder}/README.md`)
  const missing = pages
    .filter((page) => dirname(page) === folder && basename(page) !== 'README.md')
    .filter((page) => !index.includes(`](${basename(page)})`))
  expect(missing).toEqual([])
})

test('each page of documentation that code names exists', () => {
  const code = files.filter((path) => /(\.(tsx?|css|mjs|ya?ml|json)|Dockerfile)$/.test(path))
  const missing = code.flatMap((path) =>
    [...read(path).matchAll(/docs\/(decisions|product)\/?[\w/-]*(?:\.md)?/g)]
      .filter(([page]) => !existsSync(join(root, page)))
      .map(([page]) => `${path}: ${page}`),
  )
  expect(missing).toEqual([])
})

/** The anchors of a page's sections, as GitHub makes them of their titles. */
function sectionsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}
