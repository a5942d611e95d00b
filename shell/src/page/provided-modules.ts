import * as router from '@storefront/router'
import * as session from '@storefront/session'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'

/**
 * Shared modules for server-side builds of remotes, one of each per process. Plain objects, because module
 * namespaces call a getter on each use.
 */
export const providedModules: Record<string, object> = {
  react: { ...React },
  'react/jsx-runtime': { ...jsxRuntime },
  'react-dom': { ...ReactDOM },
  '@storefront/router': { ...router },
  '@storefront/session': { ...session },
}
