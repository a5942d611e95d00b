export { type DevApp, devApp } from './dev-config.ts'
export { serveApps } from './serve-apps.ts'
