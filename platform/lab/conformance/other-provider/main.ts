import { startOtherProvider } from './server.ts'

const { url } = await startOtherProvider()
console.log(`Another provider listens at ${url}: PROVIDER_URL=${url} npm start`)
