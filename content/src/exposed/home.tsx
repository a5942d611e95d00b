export { homeLoader } from '../api/loaders.ts'
export { HomePage } from '../screens/HomePage.tsx'
