export { type ProvidedModule, type StartedEntries, startEntries } from './container.ts'
export { createFederation, type Federation, type FederationOptions } from './federation.ts'
export { loadLimits } from './limits.ts'
export { trustScriptsBelow } from './trust-scripts.ts'
