import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../base.css'
import '../tokens.css'

configure({
  // The default of one second is too short on a busy machine.
  asyncUtilTimeout: 10_000,
  // A query that waits fails at each change of the page: its page is printed only if somebody reads the message.
  getElementError: (message, container) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
    return Object.defineProperty(error, 'message', { get, configurable: true })
  },
})

const root = document.documentElement
const address = location.href

// All files of a worker share one page. Each test starts on a page like the shell's, so that axe checks real colours
// and sizes, and what it changed is undone. Loaded modules and their styles stay.
beforeAll(() => page.viewport(414, 896))
beforeEach(() => {
  root.lang = 'en'
  document.title = 'Storefront'
  // Painted once, so that nothing below the window waits.
  root.dataset.painted = ''
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  cleanup()
  document.body.replaceChildren()
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  history.replaceState(null, '', address)
  sessionStorage.clear()
  localStorage.clear()
})
