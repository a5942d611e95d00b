import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { page } from 'vitest/browser'
import '../base.css'
import '../tokens.css'

// What a test waits for may come late on a busy machine: Testing Library's own second is too short for that.
configure({ asyncUtilTimeout: 10_000 })

// Each file begins with a page as the shell serves it, so that axe judges real colours and sizes, and leaves nothing in the storage,
// which all files share.
beforeAll(async () => {
  document.documentElement.lang = 'en'
  document.title = 'Storefront'
  await page.viewport(414, 896)
})
afterEach(cleanup)
afterAll(() => {
  sessionStorage.clear()
  localStorage.clear()
})
