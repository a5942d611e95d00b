/**
 * Code that is fetched once, when the visitor is about to need it: a dynamic import that many places may ask for and that can
 * heal where it failed.
 */
export function onIntent<Module>(importModule: () => Promise<Module>) {
  let loaded: Module | undefined
  let pending: Promise<Module> | undefined
  /** Rejects when the code cannot be fetched; the next call tries again. */
  const load = () => {
    pending ??= importModule().then(
      (module) => {
        loaded = module
        return module
      },
      (error) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  return {
    load,
    loaded: () => loaded,
    preload: () => {
      load().catch((error) => console.error('Fetching ahead failed:', error))
    },
  }
}

export type OnIntent<Module> = ReturnType<typeof onIntent<Module>>
