import { type ListedProduct, listPaths } from '@storefront/contract'
import { type FakeAnswer, prepareScreens, renderPage } from '@storefront/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'

export type SearchFormUnderTest = {
  product: ListedProduct
  SearchForm: ComponentType
  answers: Record<string, FakeAnswer>
  /** Alert without a destination. */
  problem: string
  /** Initial fields of the plain form. */
  plain: Record<string, string>
  /** Further parameters of a search for Tulum. */
  stay: string
}

/** Tests a search form by destination (product 2.1). Returns a function that opens it. */
export function testEverySearchForm(form: SearchFormUnderTest) {
  const { product, SearchForm, problem, plain, stay } = form
  const list = listPaths[product]
  const open = (answers = form.answers) =>
    renderPage({
      routes: [
        { path: '/', Component: SearchForm },
        { path: list, element: <h1>Results</h1> },
      ],
      at: '/',
      answers,
    })
  const destination = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Destination' })
  const search = () => screen.getByRole('button', { name: 'Search' })

  prepareScreens()

  test('asks for a destination, suggests some and its own records, and searches for a picked one', async () => {
    const others = ['hotel', 'tour'].map((type) => ({ id: type, name: 'Tulum Inn', type }))
    const found = [{ id: 1, name: 'Tulum', type: 'destination' }, ...others]
    const { user, address, http } = open({ 'GET /destinations/search': () => found })
    const field = await destination()
    await user.click(search())
    expect((await screen.findByRole('alert')).textContent).toBe(problem)
    expect(document.activeElement).toBe(field)
    expect(address()).toBe('/')
    await user.type(field, 'tul')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    const picked = await screen.findByRole('option', { name: /Tulum(?! Inn)/ })
    const own = screen.queryAllByRole('option', { name: /Tulum Inn/ })
    expect(own.map(({ textContent }) => textContent?.toLowerCase())).toEqual(
      product === 'package' ? [] : [`tulum inn ${product}`],
    )
    expect(http.calls.at(-1)?.query).toEqual({ query: 'tul' })
    await user.click(picked)
    await user.click(search())
    await screen.findByRole('heading', { name: 'Results' })
    expect(address()).toBe(`${list}?destination=Tulum${stay}`)
  })

  test('counts guests for hotels and tours, but not for flights', async () => {
    const { user, session } = open()
    await user.click(await screen.findByRole('button', { name: 'Guests 1 Adult' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Travellers' }))
    for (const name of ['Add adult', 'Add infant', 'Done'])
      await user.click(dialog.getByRole('button', { name }))
    await screen.findByRole('button', { name: 'Guests 2 Adults, 1 Infant(s)' })
    const { flightSearch, hotelSearch, tourSearch } = session.getState()
    const party = { adults: 2, children: 0, infants: 1 }
    expect([hotelSearch.guests, tourSearch.guests]).toEqual([party, party])
    expect(flightSearch.travellers).toEqual({ adults: 1, children: 0, infants: 0 })
  })

  test('offers a group to ask for an offer', async () => {
    const { session } = open()
    await destination()
    const guests = { adults: 23, children: 0, infants: 0 }
    act(() => session.publish('tour-search-changed', { guests }))
    const link = screen.getByRole('link', { name: 'Ask for a group' })
    const days = plain.checkin ? `&first=${plain.checkin}&last=${plain.checkout}` : ''
    const address = `/contact-us?group=${product}&place=${days}&guests=23%2C0%2C0`
    expect(link.getAttribute('href')).toBe(address)
  })

  test('searches by a plain GET form without script', async () => {
    open()
    const { form } = await destination()
    expect(form?.getAttribute('action')).toBe(list)
    expect(form?.method).toBe('get')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(plain)
  })

  return open
}
