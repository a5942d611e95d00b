import { tour as tripSchema } from '@storefront/contract/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { decide, get, ownPassports, post, tourOn, traveller } from '../testing/calls.ts'
import { engines, useProvider } from '../testing/engines.ts'

const adult = traveller('1990-01-01')
const six = traveller('2020-01-01')
const baby = traveller('2026-01-01')

const products = [
  {
    path: 'tours',
    id: 'tour_id',
    schema: tripSchema,
    least: 30,
    dates: () => ({ booking_date: '2027-02-01' }),
    badDates: { booking_date: '2027-02-30' },
    pastDates: { booking_date: '2026-11-19' },
    success: '/tours/success',
    failed: '/tours/error',
  },
  {
    path: 'packages',
    id: 'package_id',
    schema: tripSchema,
    least: 15,
    dates: ({ duration_days }: { duration_days: number }) => ({
      check_in_date: '2027-02-01',
      check_out_date: addDays('2027-02-01', duration_days - 1),
    }),
    badDates: { check_in_date: '2027-02-01', check_out_date: '2027-02-30' },
    pastDates: { check_in_date: '2026-11-19', check_out_date: '2026-11-22' },
    success: '/packages/success',
    failed: '/packages/error',
  },
]

describe.each(engines)('tours and packages on %s', (engine) => {
  const bench = useProvider(engine)
  const app = () => bench.provider.app

  describe.each(products)('$path', (product) => {
    const list = (query = '') => get(app(), `/${product.path}${query}`)

    async function checkout(slug: string, guests: object[], totalUsd?: number, changes = {}) {
      const { body } = await get(app(), `/${product.path}/${slug}`)
      const price = Number(body.data.price_per_person)
      const answer = await post(app(), `/${product.path}/checkout`, {
        [product.id]: body.data.id,
        ...product.dates(body.data),
        total_amount_usd: totalUsd ?? price * guests.length,
        guests_count: guests.length,
        guests: ownPassports(guests),
        ...changes,
      })
      return { ...answer, price }
    }
    const slugs = async () => (await list()).body.data.map((row: { slug: string }) => row.slug)

    test('are listed under data and fit the contract', async () => {
      const { status, body } = await list()
      expect(status).toBe(200)
      expect(body.data.length).toBeGreaterThanOrEqual(product.least)
      for (const row of body.data) v.parse(product.schema, row)
    })

    test('are found by name and by place, accents ignored', async () => {
      const places = (await list('?q=holbox')).body.data
      expect(places.length).toBeGreaterThan(0)
      for (const row of places) expect(row.destination.name).toBe('Holbox')
      expect((await list('?q=merida')).body.data.length).toBeGreaterThan(0)
      expect((await list('?q=xyzzy')).body.data).toEqual([])
    })

    test('are read by id and by slug, whole', async () => {
      const [slug] = await slugs()
      const bySlug = await get(app(), `/${product.path}/${slug}`)
      const byId = await get(app(), `/${product.path}/${bySlug.body.data.id}`)
      expect(byId.body).toEqual(bySlug.body)
      const read = v.parse(product.schema, bySlug.body.data)
      expect(read.included_services.length).toBeGreaterThan(2)
      expect(read.images.length).toBeGreaterThanOrEqual(4)
      expect(read.description).toMatch(/^<p>/)
      expect((await get(app(), `/${product.path}/nothing`)).status).toBe(404)
    })

    test('are charged per adult and child; infants are free', async () => {
      const [slug] = await slugs()
      const { body: found } = await get(app(), `/${product.path}/${slug}`)
      const three = Number(found.data.price_per_person) * 3
      const { status, body } = await checkout(slug, [adult, adult, six, baby], three)
      expect([status, body.total_amount_usd]).toEqual([201, three])
      const paid = await decide(app(), body.redirect_url, 'paid')
      expect(paid.location).toBe(`http://localhost${product.success}?booking=${body.reference}`)
    })

    test('declined leads to the failed path', async () => {
      const [, slug] = await slugs()
      const { body } = await checkout(slug, [adult])
      const declined = await decide(app(), body.redirect_url, 'declined')
      expect(declined.location).toBe(`http://localhost${product.failed}?booking=${body.reference}`)
    })

    test('an infant costs nothing and takes a place: one adult with 49 does not fit', async () => {
      const [slug] = await slugs()
      const { body: found } = await get(app(), `/${product.path}/${slug}`)
      const price = Number(found.data.price_per_person)
      const { status, body } = await checkout(slug, [adult, ...Array(49).fill(baby)], price)
      expect([status, body.error.reason]).toEqual([409, 'party_too_large'])
    })

    test('have so many places a day and no more', async () => {
      const [, , slug] = await slugs()
      let booked = 0
      const crowd = (i: number) => [adult, traveller('1980-01-01', { firstName: `Guest ${i}` })]
      for (let i = 0; i < 40; i++) {
        const { status, body } = await checkout(slug, crowd(i))
        if (status === 201) booked += 2
        else expect(body.error.code).toBe('sold_out')
      }
      expect(booked).toBeGreaterThan(0)
      expect(booked).toBeLessThan(80)
    })

    test.each([
      ['an unknown id', { [product.id]: 999 }, 404],
      ['a day that is none', product.badDates, 400],
      ['a day that has passed', product.pastDates, 409],
    ])('%s is refused', async (_, changes, status) => {
      const [slug] = await slugs()
      expect((await checkout(slug, [adult], undefined, changes)).status).toBe(status)
    })

    test('by WhatsApp are recorded without a total', async () => {
      const { body } = await list()
      const answer = await post(app(), `/${product.path}/whatsapp`, {
        [product.id]: body.data[0].id,
        ...product.dates(body.data[0]),
        guests_count: 1,
        guests: [adult],
      })
      expect([answer.status, answer.body.status]).toEqual([201, 'requested'])
    })
  })

  test.each([
    ['2027-05-31', 409],
    ['2027-06-01', 201],
  ])('whale sharks, June 1 to September 15, on %s: %s', async (booking_date, status) => {
    const { body: found } = await get(app(), '/tours/swim-with-whale-sharks')
    expect(found.data.season).toEqual({ from: '06-01', to: '09-15' })
    const booking = tourOn(found.data, booking_date)
    const paid = await post(app(), '/tours/checkout', booking)
    const asked = await post(app(), '/tours/whatsapp', booking)
    // An agent can help with another day.
    expect([paid.status, asked.status]).toEqual([status, 201])
  })

  test('a package sold out on a day is not offered for that day', async () => {
    const { body } = await get(app(), '/packages/sail-the-caribbean')
    const guests = ownPassports(Array(8).fill(adult))
    const booked = await post(app(), '/packages/checkout', {
      package_id: body.data.id,
      check_in_date: '2027-05-01',
      check_out_date: '2027-05-05',
      total_amount_usd: body.data.price_per_person * 8,
      guests_count: 8,
      guests,
    })
    expect(booked.status).toBe(201)
    const names = async (day: string) =>
      (await get(app(), `/packages?q=sail&check_in=${day}&check_out=2027-05-09`)).body.data.length
    expect([await names('2027-05-01'), await names('2027-05-02')]).toEqual([0, 1])
  })

  test('few places left are told with the day, of tours and of packages', async () => {
    const { body } = await get(app(), '/tours/contoy-island')
    const left = async () => (await get(app(), '/tours/contoy-island')).body.data.places_left
    expect(await left()).toEqual([])
    const day = '2027-03-01'
    await post(app(), '/tours/checkout', tourOn(body.data, day, [adult, six, adult, adult]))
    expect(await left()).toEqual([])
    await post(app(), '/tours/checkout', tourOn(body.data, day, [adult]))
    expect(await left()).toEqual([{ date: day, places: 10 }])
  })

  test('some packages write their price as a text, some as a number', async () => {
    const { body } = await get(app(), '/packages')
    const kinds = new Set(
      body.data.map((row: { price_per_person: unknown }) => typeof row.price_per_person),
    )
    expect(kinds).toEqual(new Set(['number', 'string']))
  })
})
