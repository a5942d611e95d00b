/** What only the server's renderer needs of the router; never shared with remotes. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
export { loadingTime } from './loadable.tsx'
