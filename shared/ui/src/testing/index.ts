/** For the component tests of every package. */
export { expectAccessible } from './accessibility.ts'
export { largeText, withStyles } from './visitor-styles.ts'
