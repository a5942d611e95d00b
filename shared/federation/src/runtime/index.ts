export { type Asset, assetsFor } from './assets.ts'
export type { ProvidedModule } from './container.ts'
export { createFederation, type Federation, type FederationOptions } from './federation.ts'
export { RemoteLoadError } from './load-script.ts'
