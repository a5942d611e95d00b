/** For the component tests of every package. */
export { expectAccessible } from './accessibility.ts'
export { largeText, spacedText, withStyles } from './visitor-styles.ts'
