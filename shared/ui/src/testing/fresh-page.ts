import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../base.css'
import '../tokens.css'

// What a test waits for may come late on a busy machine: Testing Library's own second is too short for that.
configure({ asyncUtilTimeout: 10_000 })

// All files of a worker have one page. Each begins with it as the shell serves it, so that axe judges real colours and sizes,
// and leaves nothing.
beforeAll(async () => {
  document.documentElement.lang = 'en'
  document.title = 'Storefront'
  await page.viewport(414, 896)
})
afterEach(cleanup)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
  performance.clearMarks()
  document.adoptedStyleSheets = []
  scrollTo(0, 0)
})
