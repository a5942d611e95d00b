import { tour as tripSchema } from '@storefront/contract/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { get, ownPassports, post, tourOn, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'

const products = [
  { path: 'tours', least: 30 },
  { path: 'packages', least: 15 },
]

describe('tours and packages', () => {
  const bench = useProvider()
  const app = () => bench.provider.app

  describe.each(products)('$path', (product) => {
    const list = (query = '') => get(app(), `/${product.path}${query}`)

    test('are listed under data and fit the contract', async () => {
      const { status, body } = await list()
      expect(status).toBe(200)
      expect(body.data.length).toBeGreaterThanOrEqual(product.least)
      for (const row of body.data) v.parse(tripSchema, row)
    })

    test('are found by name and by place, accents ignored', async () => {
      const places = (await list('?q=holbox')).body.data
      expect(places.length).toBeGreaterThan(0)
      for (const row of places) expect(row.destination.name).toBe('Holbox')
      expect((await list('?q=merida')).body.data.length).toBeGreaterThan(0)
      expect((await list('?q=xyzzy')).body.data).toEqual([])
    })

    test('are served by id and by slug, with 404 for an unknown one', async () => {
      const [{ slug }] = (await list()).body.data
      const bySlug = await get(app(), `/${product.path}/${slug}`)
      const byId = await get(app(), `/${product.path}/${bySlug.body.data.id}`)
      expect(byId.body).toEqual(bySlug.body)
      const read = v.parse(tripSchema, bySlug.body.data)
      expect(read.included_services.length).toBeGreaterThan(2)
      expect(read.images.length).toBeGreaterThanOrEqual(4)
      expect(read.description).toMatch(/^<p>/)
      expect((await get(app(), `/${product.path}/nothing`)).status).toBe(404)
    })
  })

  test('a tour is found where it goes, and where it starts or collects', async () => {
    const names = async (place: string) =>
      (await get(app(), `/tours?q=${place}`)).body.data.map((row: { slug: string }) => row.slug)
    for (const place of ['valladolid', 'cancun', 'tulum', 'playa del carmen'])
      expect(await names(place)).toContain('chichen-itza-at-dawn')
    expect(await names('merida')).not.toContain('chichen-itza-at-dawn')
    const { body } = await get(app(), '/tours/chichen-itza-at-dawn')
    expect(v.parse(tripSchema, body.data)).toMatchObject({
      picks_up: true,
      destination: { name: 'Valladolid' },
    })
    expect(body.data.starts_in).toContain('Cancún')
    const popular = (await get(app(), '/destinations/popular')).body
    const cancun = popular.find((one: { name: string }) => one.name === 'Cancún')
    expect(cancun.tours_count).toBe((await names('cancun')).length)
  })

  test('a tour is served with its season', async () => {
    const { body } = await get(app(), '/tours/swim-with-whale-sharks')
    expect(body.data.season).toEqual({ from: '06-01', to: '09-15' })
  })

  test('hides a package on a day when it is sold out', async () => {
    const { body } = await get(app(), '/packages/sail-the-caribbean')
    const guests = ownPassports(Array(8).fill(traveller()))
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

  test('announces days with few places left', async () => {
    const { body } = await get(app(), '/tours/contoy-island')
    const left = async () => (await get(app(), '/tours/contoy-island')).body.data.places_left
    expect(await left()).toEqual([])
    const day = '2027-03-01'
    await post(app(), '/tours/checkout', tourOn(body.data, day, Array(4).fill(traveller())))
    expect(await left()).toEqual([])
    await post(app(), '/tours/checkout', tourOn(body.data, day))
    expect(await left()).toEqual([{ date: day, places: 10 }])
  })

  test('serves package prices as text or number', async () => {
    const { body } = await get(app(), '/packages')
    const kinds = new Set(
      body.data.map((row: { price_per_person: unknown }) => typeof row.price_per_person),
    )
    expect(kinds).toEqual(new Set(['number', 'string']))
  })
})
