/** The part of Module Federation's runtime that the shell gives to every remote's entry. */
export const runtimeCore = '@module-federation/runtime-core'
