/** Part of the runtime that the shell shares with every entry. */
export const runtimeCore = '@module-federation/runtime-core'
