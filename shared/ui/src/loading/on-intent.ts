/** Code that is fetched once, when the visitor is about to need it. */
export type OnIntent<Module> = {
  /** Starts fetching; a failure is forgotten and asked for again when the code is really needed. */
  preload: () => void
  /** Rejects when the code cannot be fetched; the next call tries again. */
  load: () => Promise<Module>
  /** The code if it is already there. */
  loaded: () => Module | undefined
}

/** Wraps a dynamic import so that many places may ask for it and a failed one can heal. */
export function onIntent<Module>(importModule: () => Promise<Module>): OnIntent<Module> {
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
