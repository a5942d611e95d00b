import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { page } from 'vitest/browser'
import '../base.css'
import '../tokens.css'

// Testing Library's default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Each test file starts with a page like the shell's, so that axe checks real colours and sizes, and ends by clearing
// the shared storage.
beforeAll(async () => {
  document.documentElement.lang = 'en'
  document.title = 'Storefront'
  // Painted once, so that nothing below the window waits.
  document.documentElement.dataset.painted = ''
  await page.viewport(414, 896)
})
afterEach(cleanup)
afterAll(() => {
  sessionStorage.clear()
  localStorage.clear()
})
