export type { ModuleFederationRuntimePlugin as RuntimePlugin } from '@module-federation/enhanced/runtime'
export { createFederation, type Federation, type FederationOptions } from './federation.ts'
export { loadLimits } from './load-guards.ts'
export { trustScriptsBelow } from './trust-scripts.ts'
