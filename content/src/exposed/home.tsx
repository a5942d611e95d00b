export { homeLoader } from '../api/loaders.ts'
export { HomeBelow } from '../screens/HomeBelow.tsx'
export { HomeTop } from '../screens/HomeTop.tsx'
