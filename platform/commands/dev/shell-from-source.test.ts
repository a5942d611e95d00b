import { expect, onTestFinished, test, vi } from 'vitest'
import { shellFromSource } from './shell-from-source.ts'

test('a page of a shell from source loads every file of its build, styles in the head', async () => {
  const url = 'http://localhost:3001/'
  const boundaries = { js: ['boundaries.js'], css: ['boundaries.css'] }
  const list = { js: ['dependencies.js', 'shell.js'], css: ['shell.css'], views: { boundaries } }
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(list))
  onTestFinished(() => fetched.mockRestore())
  const { before, after } = await shellFromSource(url)
  expect(fetched).toHaveBeenCalledWith(`${url}entry-files.json`)
  expect(before).toContain(`<link rel="stylesheet" href="${url}shell.css" crossorigin="anonymous">`)
  for (const file of ['dependencies.js', 'shell.js', 'boundaries.js', 'boundaries.css'])
    expect(after).toContain(`"${url}${file}"`)
})
