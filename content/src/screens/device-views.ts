/** Parts of the home page that only visitors with data on their device load. */
export { OnThisDevice } from './OnThisDevice.tsx'
export { UnfinishedLine } from './UnfinishedLine.tsx'
