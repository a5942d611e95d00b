/** Parts of the home page that only visitors with data on their device load. */
export { OnThisDevice } from './OnThisDevice.tsx'
export { LatestUnfinished } from './UnfinishedLine.tsx'
