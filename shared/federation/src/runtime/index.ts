export { type Asset, assetsFor } from './assets.ts'
export {
  createFederation,
  type Federation,
  type FederationOptions,
  type ProvidedModule,
} from './federation.ts'
export { RemoteLoadError } from './load-script.ts'
