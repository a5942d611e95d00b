import { existsSync } from 'node:fs'

/** The first of these paths that is on this machine, or undefined. */
export function firstThatExists(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path))
}
