import { createRequire } from 'node:module'
import { packageVersion } from './package-version.ts'

/**
 * The only modules that exist once per page: the shell provides them, remotes never carry a copy.
 * `@storefront/router` and `@storefront/session` are facades: remotes import them instead of react-router and
 * RxJS, so that tree shaking still applies to what is shared (docs/decisions/federation.md).
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

/** The name under which the server offers a shared module to the server-side builds of remotes. */
export const serverSharedGlobal = '__STOREFRONT_SHARED__'

/** Version of the package that a shared module belongs to, as installed for the app in `directory`. */
export function installedVersion(module: SharedModule, directory: string): string {
  const packageName = module.startsWith('@')
    ? module.split('/').slice(0, 2).join('/')
    : module.split('/')[0]
  const { resolve } = createRequire(`${directory}/package.json`)
  return packageVersion(resolve(`${packageName}/package.json`))
}

/** Versions of a shared module that a remote built now works with: the same major. */
export function acceptedRange(version: string): string {
  return `^${version}`
}
