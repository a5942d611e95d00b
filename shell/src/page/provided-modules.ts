import * as router from '@storefront/router'
import * as session from '@storefront/session'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'

/**
 * The modules that the server-side builds of remotes take from the shell: one of each per process. As plain objects: each
 * use of a namespace goes through a getter, and rendering uses little else. In the browser its build shares them.
 */
export const providedModules: Record<string, object> = {
  react: { ...React },
  'react/jsx-runtime': { ...jsxRuntime },
  'react-dom': { ...ReactDOM },
  '@storefront/router': { ...router },
  '@storefront/session': { ...session },
}
