/** Parts of the router for the server's renderer only; never shared with remotes. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
export { loadingTime } from './loadable.tsx'
