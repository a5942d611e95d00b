import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes the next migration; `--custom` an empty one for triggers. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/database/catalogue-tables.ts', './src/database/booking-tables.ts'],
  out: './migrations',
})
