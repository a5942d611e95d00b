/** For the server's renderer only; not shared with remotes. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
export { dataFailed, loadingTime } from './loadable.tsx'
