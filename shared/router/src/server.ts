/** For the server's renderer only; not shared with remotes. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
export { loadingTime } from './loadable.tsx'
