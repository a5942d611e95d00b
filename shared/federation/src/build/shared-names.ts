import { createRequire } from 'node:module'
import type { Compilation, Compiler } from '@rspack/core'
import { emitJson } from './asset-groups.ts'
import { type SharedModule, sharedModules } from './shared-modules.ts'

/** File of the shell's build with the exports of its shared modules. */
export const offeredNamesFile = 'shared-names.json'

/** Names by module: `{'@storefront/session': ['usePublish', 'useSession']}`. */
export type SharedNames = Record<string, string[]>

/**
 * Names that a remote imports from shared modules, except in code that is only in the chunks `except`. A module that is
 * used as a whole (`import * as React`, passed on) has no names.
 */
export function importedNames(compilation: Compilation, except: string[]): SharedNames {
  const { chunkGraph, moduleGraph } = compilation
  const names = new Map<SharedModule, Set<string>>()
  for (const module of compilation.modules) {
    const chunks = chunkGraph.getModuleChunks(module)
    if (chunks.every(({ name }) => except.includes(name ?? ''))) continue
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { request, ids = [] } = connection.dependency
      const shared = sharedModules.find((one) => one === request)
      // The `default` of a CommonJS module is the module itself.
      const name = ids.find((id) => id !== 'default')
      if (!shared || !name || connection.getActiveState(undefined) !== true) continue
      names.set(shared, (names.get(shared) ?? new Set()).add(name))
    }
  }
  return Object.fromEntries([...names].sort().map(([module, found]) => [module, [...found].sort()]))
}

/** Writes the exports of shared modules. For production only: development builds of libraries do not list exports. */
export function offeredNamesPlugin(directory: string): (compiler: Compiler) => void {
  return (compiler) =>
    emitJson(compiler, offeredNamesFile, (_groups, _styles, compilation) =>
      offeredNames(compilation, directory),
    )
}

/** Throws for a missing module, or one without a list of exports. */
function offeredNames(compilation: Compilation, directory: string): SharedNames {
  const { resolve } = createRequire(`${directory}/package.json`)
  const modules = [...compilation.modules]
  return Object.fromEntries(
    sharedModules.map((shared) => {
      const file = resolve(shared)
      const module = modules.find((one) => one.nameForCondition() === file)
      const names = module && compilation.moduleGraph.getProvidedExports(module)
      if (!Array.isArray(names))
        throw new Error(`The shell's build does not say what ${shared} exports.`)
      return [shared, names.sort()]
    }),
  )
}
