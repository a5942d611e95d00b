import { describe, expect, test } from 'vitest'
import { get, ownPassports, post, tourOn, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'

describe('tours and packages', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  const read = async (path: string) => (await get(app(), path)).body.data
  const slugs = async (path: string) => (await read(path)).map((row: { slug: string }) => row.slug)

  test.each(['tours', 'packages'])(
    '%s are found by place, and served by id and slug',
    async (path) => {
      const [first] = await read(`/${path}?q=holbox`)
      expect(first.destination.name).toBe('Holbox')
      expect(await slugs(`/${path}?q=xyzzy`)).toEqual([])
      const bySlug = await read(`/${path}/${first.slug}`)
      expect(await read(`/${path}/${first.id}`)).toEqual(bySlug)
      expect(bySlug.description).toMatch(/^<p>/)
      expect((await get(app(), `/${path}/nothing`)).status).toBe(404)
    },
  )

  test('a tour is found where it goes, and where it starts or collects', async () => {
    for (const place of ['valladolid', 'cancun', 'tulum'])
      expect(await slugs(`/tours?q=${place}`)).toContain('chichen-itza-at-dawn')
    expect(await slugs('/tours?q=merida')).not.toContain('chichen-itza-at-dawn')
    const popular = (await get(app(), '/destinations/popular')).body
    const cancun = popular.find((one: { name: string }) => one.name === 'Cancún')
    expect(cancun.tours_count).toBe((await slugs('/tours?q=cancun')).length)
  })

  test('hides a package on a day when it is sold out', async () => {
    const sail = await read('/packages/sail-the-caribbean')
    const booked = await post(app(), '/packages/checkout', {
      package_id: sail.id,
      check_in_date: '2027-05-01',
      check_out_date: '2027-05-05',
      total_amount_usd: sail.price_per_person * 8,
      guests_count: 8,
      guests: ownPassports(Array(8).fill(traveller())),
    })
    expect(booked.status).toBe(201)
    const from = (day: string) => slugs(`/packages?q=sail&check_in=${day}&check_out=2027-05-09`)
    expect(await from('2027-05-01')).toEqual([])
    expect(await from('2027-05-02')).toEqual([sail.slug])
  })

  test('announces days with few places left', async () => {
    const tour = await read('/tours/contoy-island')
    const left = async () => (await read('/tours/contoy-island')).places_left
    const day = '2027-03-01'
    await post(app(), '/tours/checkout', tourOn(tour, day, Array(4).fill(traveller())))
    expect(await left()).toEqual([])
    await post(app(), '/tours/checkout', tourOn(tour, day))
    expect(await left()).toEqual([{ date: day, places: 10 }])
  })
})
