import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { catalogueSource, tours } from '../database/catalogue-tables.ts'
import { get } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { silentLog } from '../testing/filled-database.ts'
import { loadCatalogue } from './load.ts'
import { type CatalogueFiles, readCatalogueFiles } from './read-files.ts'

const token = 'a-token-of-at-least-thirty-two-letters'

describe('changed files of a running provider', () => {
  const bench = useProvider({ settings: { operationsToken: token } })
  const settings = { log: silentLog, sampleRecords: false }
  const files = readCatalogueFiles()
  const renamed: CatalogueFiles = {
    rows: {
      ...files.rows,
      tours: files.rows.tours.map((tour) => (tour.id === 1 ? { ...tour, name: 'Renamed' } : tour)),
    },
    extras: { ...files.extras, focus: { ...files.extras.focus, 'tour-02': [1, 2] } },
  }
  const load = async (what: CatalogueFiles, replace = false) => {
    const loaded = await loadCatalogue(bench.db, settings, replace, what)
    await bench.provider.deps.catalogue.fresh()
    return loaded
  }
  const tourNames = async () => {
    const { body } = await get(bench.provider.app, '/tours')
    return new Map(body.data.map((tour: { id: number; name: string }) => [tour.id, tour.name]))
  }
  const migrate = () => {
    const script = fileURLToPath(new URL('../migrate.ts', import.meta.url))
    const env = { ...process.env, DATABASE_URL: bench.settings.databaseUrl ?? undefined }
    return promisify(execFile)(process.execPath, [script], { env })
  }
  const operation = async (query = '') => {
    const call = { method: 'POST', headers: { authorization: `Bearer ${token}` } }
    const answer = await bench.provider.app.request(`/operations/catalogue${query}`, call)
    return { status: answer.status, body: await answer.json() }
  }

  /** Makes the database one from before tours had languages, after the migration that adds them. */
  const forgetLanguages = async () => {
    const [source] = await bench.db.select().from(catalogueSource)
    const { tours: loaded = [], ...others } = source?.rows ?? {}
    const before = loaded.map(({ languages: _, ...tour }) => tour)
    await bench.db.update(catalogueSource).set({ rows: { ...others, tours: before } })
    await bench.db.update(tours).set({ languages: [] })
  }

  test('are on sale once they are loaded, with captions, focus and words, also in columns that a migration added', async () => {
    expect(await load(files)).toEqual({ catalogue: 'unchanged', edits: [] })
    await forgetLanguages()
    expect(await load(renamed)).toEqual({ catalogue: 'loaded', edits: [] })
    expect((await tourNames()).get(1)).toBe('Renamed')
    const { body } = await get(bench.provider.app, '/tours/2')
    expect(body.data.image_focus).toEqual({ x: 1, y: 2 })
    expect(await operation()).toMatchObject({ status: 200, body: { catalogue: 'loaded' } })
    expect((await tourNames()).get(1)).not.toBe('Renamed')
  })

  test('replace edits made in the database only if told to, and list them', async () => {
    await bench.db.update(tours).set({ priceCents: 1 }).where(eq(tours.id, 3))
    await bench.db.delete(tours).where(eq(tours.id, 4))
    const edits = ['tours 3: priceCents', 'tours 4: removed'] as const
    expect(await load(renamed)).toEqual({ catalogue: 'kept', edits })
    expect((await tourNames()).get(1)).not.toBe('Renamed')
    expect(await load(renamed, true)).toEqual({ catalogue: 'loaded', edits })
    await bench.db.update(tours).set({ priceCents: 2 }).where(eq(tours.id, 3))
    expect(await operation()).toMatchObject({ status: 409, body: { edits: [edits[0]] } })
    await expect(migrate()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(edits[0]),
    })
    expect(await operation('?replace=yes')).toMatchObject({ body: { catalogue: 'loaded' } })
    expect((await tourNames()).has(4)).toBe(true)
  })
})
