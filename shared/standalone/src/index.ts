/** Runs one vertical without the shell, for the team that builds it. */
export { runStandalone, type StandaloneOptions } from './run-standalone.tsx'
