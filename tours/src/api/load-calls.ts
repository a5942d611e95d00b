/** Imports the calls after hydration, because a page that the server rendered has its data. */
export const loadCalls = () => import(/* webpackChunkName: "calls" */ './calls.ts')
