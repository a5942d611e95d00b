/** Imports the loaders after hydration, because a page that the server rendered has its data. */
export const loadLoaders = () => import(/* webpackChunkName: "calls" */ './loaders.ts')
