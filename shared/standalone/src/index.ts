/** Runs one vertical without the shell, in an element of any page. */
export { createMount, type MountedRemote } from './create-mount.tsx'
export { runStandalone } from './run-standalone.ts'
