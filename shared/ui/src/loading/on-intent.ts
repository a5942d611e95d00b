/** A dynamic import that is shared by all callers, can be preloaded, and is retried after a failure. */
export function onIntent<Module>(importModule: () => Promise<Module>) {
  let loaded: Module | undefined
  let pending: Promise<Module> | undefined
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
