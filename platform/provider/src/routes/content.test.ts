import { article, homePage } from '@storefront/contract/wire'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { contactMessages } from '../database/booking-tables.ts'
import { destinations, slides } from '../database/catalogue-tables.ts'
import type { Database } from '../database/connect.ts'
import { rowsOf } from '../database/migrate.ts'
import { get, post } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'

describe('content', () => {
  const bench = useProvider()
  const app = () => bench.provider.app

  test('serves an edited catalogue, with a higher revision', async () => {
    const revision = async () => (await get(app(), '/catalogue/revision')).body.revision
    const before = await revision()
    expect(await revision()).toBe(before)
    await bench.db.update(slides).set({ title: 'Edited' }).where(eq(slides.id, 1))
    // Tours start in Tulum, by its old name.
    await bench.db.update(destinations).set({ name: 'Tulum Pueblo' }).where(eq(destinations.id, 2))
    expect(await revision()).toBeGreaterThan(before)
    const { heroSlides, recentArticles } = v.parse(homePage, (await get(app(), '/page/home')).body)
    expect(heroSlides[0]?.title).toBe('Edited')
    const dates = recentArticles.map((one) => one.publish_date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('has the last edit, also while an earlier one is being read', async () => {
    const { catalogue } = bench.provider.deps
    const title = async () => (await catalogue.fresh()).slides[0]?.title
    const edit = (tx: Database, text: string) =>
      tx.update(slides).set({ title: text }).where(eq(slides.id, 1))
    await edit(bench.db, 'First')
    const first = await bench.db.transaction(async (tx) => {
      await tx.execute(sql`lock table airport in access exclusive mode`)
      const reading = title()
      const waiting = sql`select 1 from pg_locks where not granted`
      await vi.waitUntil(async () => rowsOf(await tx.execute(waiting)).length > 0)
      await edit(tx, 'Second')
      return { reading }
    })
    expect([await title(), await first.reading]).toEqual(['Second', 'Second'])
  })

  test.each([
    ['cun', 'CUN'],
    ['São Paulo', 'GRU'],
    ['df', 'MEX'],
    ['playa del carmen', 'CUN'],
    ['Cancun, Mexico', 'CUN'],
    ['cancn', 'CUN'],
  ])('airports: %j finds %s first', async (query, code) => {
    const { body } = await get(app(), `/airports/search?query=${encodeURIComponent(query)}`)
    expect(body[0].iata_code).toBe(code)
  })

  test.each([
    ['Cancun, Mexico', 'Cancún', 'destination'],
    ['isla mujers', 'Isla Mujeres', 'destination'],
    ['torre', 'Torre Marea', 'hotel'],
  ])('destinations: %j finds %s first', async (query, name, type) => {
    const { body } = await get(app(), `/destinations/search?query=${encodeURIComponent(query)}`)
    expect(body[0]).toMatchObject({ name, type })
  })

  test.each([
    ['todo inclui', 'All inclusive'],
    ['piscina azotea', 'Rooftop pool'],
    ['tulum spa', 'Spa'],
  ])('destinations and hotels: %j finds hotels with the facility %s', async (text, facility) => {
    const query = encodeURIComponent(text)
    const { body } = await get(app(), `/destinations/search?query=${query}`)
    const hotels = (await get(app(), `/hotels?q=${query}`)).body.data
    const names = (all: { name: string }[]) => all.map(({ name }) => name)
    expect(body.length).toBeGreaterThan(0)
    expect(names(body)).toEqual(names(hotels))
    for (const { facilities } of hotels) expect(facilities).toContain(facility)
  })

  test('lists articles without content, and serves each with content', async () => {
    const { body } = await get(app(), '/articles')
    expect(Object.keys(body.data[0])).not.toContain('content')
    for (const { slug } of body.data) {
      const read = v.parse(article, (await get(app(), `/articles/${slug}`)).body.data)
      expect(read.content).toMatch(/^<p>/)
    }
    expect((await get(app(), '/articles/nothing')).status).toBe(404)
  })

  test('stores a contact message, and names the field of a malformed one', async () => {
    const message = {
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '',
      subject: 'A question',
      message: 'Is the reef open in May?\nThank you.',
    }
    const send = (body: object) => post(app(), '/contact/send', body)
    // Unknown fields are ignored.
    expect((await send({ ...message, website: 'https://ada.example' })).status).toBe(200)
    const [row] = await bench.db.select().from(contactMessages)
    expect(row).toMatchObject(message)
    const { status, body } = await send({ ...message, message: 'Hello\0' })
    expect([status, body.error.issues[0].path]).toEqual([400, 'message'])
  })
})
