export { devApp } from './dev-config.ts'
export { serveApps } from './serve-apps.ts'
