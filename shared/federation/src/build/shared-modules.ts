import { createRequire } from 'node:module'
import { packageVersion } from './package-version.ts'

/**
 * Modules that exist once per page: the shell provides them, and remotes have no copy. `@storefront/router` and
 * `@storefront/session` are facades of react-router and RxJS, so that shared code is still tree-shaken
 * (docs/decisions/federation.md).
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@storefront/router',
  '@storefront/session',
] as const

export type SharedModule = (typeof sharedModules)[number]

/** Global that holds the shared modules for server-side builds of remotes. */
export const serverSharedGlobal = '__STOREFRONT_SHARED__'

/** Version of a shared module's package, as installed for the app in `directory`. */
export function installedVersion(module: SharedModule, directory: string): string {
  const packageName = module.startsWith('@')
    ? module.split('/').slice(0, 2).join('/')
    : module.split('/')[0]
  const { resolve } = createRequire(`${directory}/package.json`)
  return packageVersion(resolve(`${packageName}/package.json`))
}

/** Range of versions that a remote built with `version` accepts: the same major version. */
export function acceptedRange(version: string): string {
  return `^${version}`
}
