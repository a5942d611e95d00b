import { airport, article, homePage, popularDestination } from '@storefront/contract/wire'
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

  test('the home page has slides and the latest articles', async () => {
    const { body } = await get(app(), '/page/home')
    const home = v.parse(homePage, body)
    expect(home.heroSlides.length).toBeGreaterThanOrEqual(5)
    expect(home.recentArticles).toHaveLength(6)
    const dates = home.recentArticles.map((one) => one.publish_date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('serves an edited catalogue, with a higher revision', async () => {
    const revision = async () => (await get(app(), '/catalogue/revision')).body.revision
    const before = await revision()
    expect(await revision()).toBe(before)
    await bench.db.update(slides).set({ title: 'Edited' }).where(eq(slides.id, 1))
    // Tours start in Tulum, by its old name.
    await bench.db.update(destinations).set({ name: 'Tulum Pueblo' }).where(eq(destinations.id, 2))
    expect(await revision()).toBeGreaterThan(before)
    const { body } = await get(app(), '/page/home')
    expect(v.parse(homePage, body).heroSlides[0]?.title).toBe('Edited')
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

  test('popular destinations have counts', async () => {
    const { body } = await get(app(), '/destinations/popular')
    for (const one of v.parse(v.pipe(v.array(popularDestination), v.nonEmpty()), body)) {
      const { flights_count, hotels_count, tours_count } = one
      for (const count of [flights_count, hotels_count, tours_count])
        expect(count).toBeGreaterThan(0)
    }
  })

  test('airports: lists all without a query, suggestions first', async () => {
    const { body } = await get(app(), '/airports/search?query=')
    expect(v.parse(v.array(airport), body)[0]?.iata_code).toBe('CUN')
  })

  test.each([
    ['cun', 'CUN'],
    ['São Paulo', 'GRU'],
    ['df', 'MEX'],
    ['Ciudad de Mexico', 'MEX'],
    ['nueva york', 'JFK'],
    ['NYC', 'JFK'],
    ['playa del carmen', 'CUN'],
    ['Cancun, Mexico', 'CUN'],
    ['cancn', 'CUN'],
    ['dfw', 'DFW'],
  ])('airports: %j finds %s first', async (query, code) => {
    const { body } = await get(app(), `/airports/search?query=${encodeURIComponent(query)}`)
    expect(body[0].iata_code).toBe(code)
  })

  test('airports: lists the other airports of the metropolitan area', async () => {
    const { body } = await get(app(), '/airports/search?query=lhr')
    expect(v.parse(airport, body[0])).toMatchObject({
      other_airports: [{ iata_code: 'LGW', name: 'London (Gatwick)' }],
    })
  })

  test.each([
    ['Cancun, Mexico', 'Cancún'],
    ['cancn', 'Cancún'],
    ['isla mujeres', 'Isla Mujeres'],
  ])('destinations: %j finds %s first', async (query, name) => {
    const { body } = await get(app(), `/destinations/search?query=${encodeURIComponent(query)}`)
    expect(body[0]).toMatchObject({ name, type: 'destination' })
  })

  test.each([
    ['all inclusive', 'All inclusive'],
    ['todo incluido', 'All inclusive'],
    ['todo inclui', 'All inclusive'],
    ['todo incluido cancún', 'All inclusive'],
    ['piscina azotea', 'Rooftop pool'],
    ['frente a la playa', 'Beachfront'],
    ['Sólo adultos', 'Adults only'],
    ['tulum spa', 'Spa'],
  ])('destinations and hotels: %j finds hotels with the facility %s', async (text, facility) => {
    const query = encodeURIComponent(text)
    const { body } = await get(app(), `/destinations/search?query=${query}`)
    const hotels = (await get(app(), `/hotels?q=${query}`)).body.data
    expect(body.length).toBeGreaterThan(0)
    expect(body.map(({ name }: { name: string }) => name)).toEqual(
      hotels.map(({ name }: { name: string }) => name),
    )
    for (const { facilities } of hotels) expect(facilities).toContain(facility)
  })

  test('airports: finds none for an unknown word and refuses a long query', async () => {
    expect((await get(app(), '/airports/search?query=xyzzy')).body).toEqual([])
    expect((await get(app(), `/airports/search?query=${'x'.repeat(300)}`)).status).toBe(400)
  })

  test('lists articles without content, and serves each with content', async () => {
    const { body } = await get(app(), '/articles')
    expect(Object.keys(body.data[0])).not.toContain('content')
    for (const { slug } of body.data) {
      const read = v.parse(article, (await get(app(), `/articles/${slug}`)).body.data)
      expect(read.content).toMatch(/^<p>/)
      expect(read.author_avatar).toMatch(/^\/media\/avatar-[a-z]+-v[0-9a-f]{8}-192\.avif$/)
    }
    expect((await get(app(), '/articles/nothing')).status).toBe(404)
  })

  test('the map has an https URL, and the contact form is available', async () => {
    expect((await get(app(), '/map-url')).body.url).toMatch(/^https:\/\//)
    expect((await get(app(), '/contact/status')).body).toEqual({ available: true })
  })

  describe('a contact message', () => {
    const message = {
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '',
      subject: 'A question',
      message: 'Is the reef open in May?\nThank you.',
    }
    const send = (body: unknown) => post(app(), '/contact/send', body)

    test('is stored', async () => {
      // Unknown fields are ignored.
      const filled = { ...message, website: 'https://ada.example' }
      expect((await send(filled)).status).toBe(200)
      const [row] = await bench.db.select().from(contactMessages)
      expect(row).toMatchObject(message)
    })

    test.each([
      ['no name', { name: ' ' }, 'name'],
      ['a message with a NUL byte', { message: 'Hello\0' }, 'message'],
    ])('with %s is refused, and the issue names the field', async (_, changes, path) => {
      const { status, body } = await send({ ...message, ...changes })
      expect([status, body.error.issues[0].path]).toEqual([400, path])
    })

    test('of a megabyte is refused', async () => {
      expect((await send({ ...message, message: 'x'.repeat(1_000_000) })).status).toBe(413)
    })
  })
})
