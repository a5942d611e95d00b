import { build } from './build.ts'
import { startStorefront } from './storefront-process.ts'

await build()
const { url, stop } = await startStorefront({
  port: process.env.PORT ?? '3000',
  env: { SANDBOX_PAYMENTS: process.env.SANDBOX_PAYMENTS ?? 'on' },
})
console.log(`Storefront ready at ${url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stop().then(() => process.exit(0))
  })
}
