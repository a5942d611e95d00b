export { shellOffer } from './built-on.ts'
export { composeForeign } from './compose-foreign.ts'
export { composeRelease } from './compose-release.ts'
