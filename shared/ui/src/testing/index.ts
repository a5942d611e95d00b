/** For the component tests of every package. */
export { expectAccessible } from './accessibility.ts'
export { prepareDocument } from './document.ts'
