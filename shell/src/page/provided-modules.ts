import * as router from '@storefront/router'
import routerPackage from '@storefront/router/package.json' with { type: 'json' }
import * as session from '@storefront/session'
import sessionPackage from '@storefront/session/package.json' with { type: 'json' }
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'

/**
 * The modules that every remote takes from the shell, with their versions: one of each per page. As plain objects: each
 * use of a namespace goes through a getter, and rendering uses little else.
 */
export const providedModules = {
  react: { version: React.version, module: { ...React } },
  'react/jsx-runtime': { version: React.version, module: { ...jsxRuntime } },
  'react-dom': { version: React.version, module: { ...ReactDOM } },
  '@storefront/router': { version: routerPackage.version, module: { ...router } },
  '@storefront/session': { version: sessionPackage.version, module: { ...session } },
}
