import { startPostgres } from '@storefront/postgres'
import { createLog, listen } from '@storefront/server'
import { sql } from 'drizzle-orm'
import { addDays, daysFrom } from '../calendar/days.ts'
import { cancunDay } from '../calendar/zones.ts'
import { stock } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { openProvider } from '../provider.ts'
import { replaceCatalogue } from '../seed/seed.ts'
import { sizedCatalogue } from './sized-catalogue.ts'

// A provider on ENGINE with CATALOGUE_SIZE hotels, flights, tours and packages, for `npm run growth`.
const size = Number(process.env.CATALOGUE_SIZE)
const postgres = process.env.ENGINE === 'PostgreSQL' ? await startPostgres() : null
const provider = await openProvider(
  {
    databaseUrl: postgres?.url('postgres') ?? null,
    dataDir: 'memory://',
    secret: 'the secret of nobody but a laboratory',
    sandboxPayments: true,
    log: createLog('warn'),
  },
  {},
)
const { db } = provider.desk
await db.transaction(async (tx) => {
  await replaceCatalogue(tx, sizedCatalogue(size))
  await sellOut(tx)
})
await db.execute(sql`analyze`)
// Once it has answered, what was written is what is searched.
await provider.app.request('/api/v1/catalogue/revision')

const server = listen(provider.app.fetch, { port: 0, hostname: '127.0.0.1' })
const end = () => {
  server.close(async () => {
    await provider.close()
    await postgres?.stop()
    process.exit(0)
  })
}
process.once('SIGINT', end)
process.once('disconnect', end)

/** On each of 60 days one in a hundred rooms, flights and packages has nothing left. */
async function sellOut(tx: Database): Promise<void> {
  const today = cancunDay(new Date())
  for (const [index, day] of daysFrom(today, addDays(today, 60)).entries()) {
    await tx.execute(sql`
      insert into ${stock} (kind, item_id, day, capacity, sold)
      select kind, case kind when 'flight' then 'QZ' || lpad(id::text, 6, '0') else id::text end, ${day}::date, 4, 4
      from generate_series(${1 + index}::int, ${size}::int, 100) id,
        unnest(array['room', 'flight', 'package']) kind`)
  }
}
