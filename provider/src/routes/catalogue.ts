import { Hono } from 'hono'
import type { CatalogueStore } from '../catalogue/store.ts'

/** GET /catalogue/revision: a number that every edit of the catalogue raises, once answers are from the edited one. */
export function catalogueRoutes(catalogue: CatalogueStore) {
  return new Hono().get('/catalogue/revision', async (context) => {
    const { revision } = await catalogue.fresh()
    return context.json({ revision }, 200, { 'cache-control': 'no-store' })
  })
}
