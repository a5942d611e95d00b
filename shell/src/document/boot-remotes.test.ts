import { liveRemote } from '@storefront/federation/testing'
import { expect, test } from 'vitest'
import { bootRemotes } from './boot-remotes.ts'

const files = {
  ...{ entry: 'entry.js', exposes: 'exposes.js', form: 'form.js', styles: 'form.css' },
  ...{ calls: 'calls.js', results: 'results.js', server: 'server/server.mjs' },
}
const flights = liveRemote('flights', {
  exposes: {
    './routes': { js: [files.exposes], css: [] },
    './SearchForm': { js: [files.exposes, files.form], css: [files.styles] },
  },
  screens: {
    results: { js: [files.results], css: [] },
    calls: { js: [files.calls], css: [] },
  },
  styleChunks: { 'form.css': '7' },
  server: files.server,
  integrity: Object.fromEntries(Object.values(files).map((file) => [file, `sha256-${file}`])),
})

test('gives a page the files that it may load later, and nothing of the server', () => {
  const { release } = bootRemotes({ flights }).flights ?? {}
  expect(release).toMatchObject({ mounts: ['flights'], entry: 'entry.js' })
  expect(release?.screens).toEqual({ calls: flights.release.screens.calls })
  const { entry, exposes, form, styles, calls } = files
  expect(Object.keys(release?.integrity ?? {})).toEqual([entry, exposes, form, styles, calls])
  expect(release).not.toHaveProperty('server')
  expect(release).not.toHaveProperty('styleChunks')
})

test('leaves out the files of a rendered part, except scripts of one that is hydrated later', () => {
  const { release } = bootRemotes({ flights }, ['flights/SearchForm']).flights ?? {}
  expect(release?.exposes).toEqual({
    './routes': { js: ['exposes.js'], css: [] },
    './SearchForm': { js: [], css: [] },
  })
  expect(Object.keys(release?.integrity ?? {})).toEqual(['entry.js', 'exposes.js', 'calls.js'])
  expect(bootRemotes({ flights }, ['flights/routes']).flights?.release.screens).toEqual({})
  const home = { js: ['home.js'], css: ['home.css'] }
  const live = liveRemote('content', { exposes: { './home': home } })
  const { content } = bootRemotes({ content: live }, ['content/home'])
  expect(content?.release.exposes).toEqual({ './home': { js: ['home.js'], css: [] } })
})
