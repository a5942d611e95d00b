import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes the next migration. With `--custom` it writes an empty one, for triggers. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['catalogue', 'booking', 'payment'].map((kind) => `./src/database/${kind}-tables.ts`),
  out: './migrations',
})
