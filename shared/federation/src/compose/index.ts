export { composeForeign } from './compose-foreign.ts'
export { composeRelease, shellOffer } from './compose-release.ts'
