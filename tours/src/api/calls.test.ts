import { HttpError, MalformedAnswerError } from '@storefront/http'
import { createFakeHttp, type FakeAnswer, failing } from '@storefront/http/testing'
import { describe, expect, test } from 'vitest'
import { tourCheckout, tourRequest } from '../domain/booking.ts'
import { anyGuest, anySearch, anyTour } from '../domain/fixtures.ts'
import { wireTours } from '../testing/wire.ts'
import { createCheckout, getTour, requestByWhatsApp, searchTours } from './calls.ts'

const { signal } = new AbortController()

describe('GET /tours', () => {
  const search = (answer: FakeAnswer, destination = 'Tulum') => {
    const http = createFakeHttp({ 'GET /tours': answer })
    return { http, found: searchTours(http, destination, signal) }
  }

  test('sends the destination as q', async () => {
    const { http, found } = search(() => [])
    await found
    expect(http.calls[0]?.query).toEqual({ q: 'Tulum' })
  })

  test.each([
    ['a plain list', wireTours],
    ['a list under data', { data: wireTours }],
  ])('reads %s', async (_, body) => {
    const [tour] = await search(() => body).found
    expect(tour).toEqual({
      id: 3,
      slug: 'cenote-route',
      name: 'Cenote Route',
      imageUrl: '/media/tour-01-1200.webp',
      destinationName: 'Tulum',
      durationDays: 2,
      pricePerPersonUsd: 89.9,
    })
  })

  test('a price may be written as a text', async () => {
    const [tour] = await search(() => [{ ...wireTours[0], price_per_person: '89.90' }]).found
    expect(tour?.pricePerPersonUsd).toBe(89.9)
  })

  test('optional fields may be missing', async () => {
    const bare = { id: 1, slug: 's', name: 'Bare', price_per_person: 10 }
    expect(await search(() => [bare]).found).toMatchObject([
      { imageUrl: null, destinationName: '', durationDays: null },
    ])
  })

  test('a record that is broken drops itself, not the list', async () => {
    const priceless = { ...wireTours[0], price_per_person: 'ask us' }
    expect(await search(() => [priceless, wireTours[0], null]).found).toHaveLength(1)
  })

  test('failures and unreadable answers are thrown', async () => {
    await expect(search(failing(500)).found).rejects.toThrow(HttpError)
    await expect(search(() => 'full').found).rejects.toThrow(MalformedAnswerError)
  })
})

describe('GET /tours/{slug}', () => {
  test('reads services, images and a description that is safe', async () => {
    const http = createFakeHttp({ 'GET /tours/cenote-route': () => ({ data: wireTours[0] }) })
    expect(await getTour(http, 'cenote-route', signal)).toMatchObject({
      name: 'Cenote Route',
      description: '<p>Swim in <b>three</b> cenotes.</p>',
      services: ['Hotel pick-up', 'Lunch'],
      images: [{ id: 1, imageUrl: '/media/tour-01-1200.webp' }, { id: 2 }, { id: 3 }, { id: 4 }],
    })
  })

  test('a slug is one segment of the path, whatever is in it', async () => {
    const http = createFakeHttp()
    await expect(getTour(http, '../hotels', signal)).rejects.toThrow(HttpError)
    expect(http.calls[0]?.call).toBe('GET /tours/..%2Fhotels')
  })
})

describe('booking', () => {
  test('POST /tours/checkout gives the address as written, or null', async () => {
    const path = 'POST /tours/checkout'
    const booking = tourCheckout(anyTour, anySearch, [anyGuest])
    const http = createFakeHttp({
      [path]: () => ({ data: { redirect_url: 'https://pay.example' } }),
    })
    expect(await createCheckout(http, booking, 'key-1')).toEqual({
      redirectUrl: 'https://pay.example',
      totalUsd: null,
    })
    expect(http.calls[0]).toMatchObject({ body: booking, idempotencyKey: 'key-1' })
    http.answers[path] = () => ({ total_amount_usd: '99.50' })
    expect(await createCheckout(http, booking, 'key-1')).toEqual({
      redirectUrl: null,
      totalUsd: 99.5,
    })
  })

  test('POST /tours/whatsapp reads no answer', async () => {
    const request = tourRequest(anyTour, anySearch, [anyGuest])
    const http = createFakeHttp({ 'POST /tours/whatsapp': () => 'anything' })
    await requestByWhatsApp(http, request, 'key-2')
    expect(http.calls[0]).toMatchObject({ body: request, idempotencyKey: 'key-2' })
  })
})
