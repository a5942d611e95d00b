import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test a window with empty storages. */
export function prepareStorage(): void {
  beforeEach(() => {
    vi.stubGlobal('window', { sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** Empty storage in memory. */
function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    clear: () => items.clear(),
    toJSON: () => Object.fromEntries(items),
  }
}
