import { renderPage } from '@storefront/testing'
import { LongList } from '@storefront/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { inBands, type ListRules } from '../rules/list-rules.ts'
import { ResultsList } from './ResultsList.tsx'
import { TextFilter } from './TextFilter.tsx'
import { useList } from './use-list.ts'

beforeEach(() => viewport.viewport(1280, 900))

type Tour = { name: string; days: number; usd: number }
const tours: Tour[] = [
  { name: 'Cenotes', days: 2, usd: 90 },
  { name: 'Reef', days: 1, usd: 50 },
  { name: 'Jungle', days: 9, usd: 1250 },
  { name: 'Caves', days: 2, usd: 310 },
]
const bands = [{ value: 'low', label: 'Low', below: 100 }]
const rules: ListRules<Tour> = {
  orders: [{ value: 'recommended', label: 'Recommended', compare: () => 0 }],
  filters: [
    {
      parameter: 'name',
      label: 'Tour name',
      finds: ({ name }, text) => name.toLowerCase().includes(text),
    },
    { parameter: 'price', label: 'Price', ...inBands(({ usd }) => usd, bands) },
    { parameter: 'days', label: 'Duration', valuesOf: ({ days }) => [`${days} days`] },
  ],
}

function Tours() {
  const { shown, ...list } = useList(rules, tours)
  return (
    <ResultsList product="tour" list={list} note="For one" TextFilter={TextFilter}>
      <LongList items={shown}>{({ name }) => <li key={name}>{name}</li>}</LongList>
    </ResultsList>
  )
}

const open = () =>
  renderPage({
    routes: [{ path: '/tours', element: <Tours /> }],
    at: '/tours?destination=Tulum',
  })

const found = () => screen.getByRole('region', { name: 'Tours found' })
const names = () =>
  within(found())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
const count = () => screen.getByText(/ tours?$/, { selector: '[role=status] > span' }).textContent
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: RegExp(name) })

test('filters the list, also by a typed text after a pause, announces the count and clears the filters', async () => {
  const page = open()
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Tour name' })
  await page.user.type(field, 'ce')
  expect(count()).toBe('4 tours')
  await waitFor(() => expect(names()).toEqual(['Cenotes']))
  expect(page.address()).toBe('/tours?destination=Tulum&name=ce')
  await page.user.click(box('Low'))
  // A filter that leaves the count is announced, too.
  await screen.findByText(', 2 filters', { selector: '[role=status] *' })
  expect(count()).toBe('1 of 4 tours')
  await page.user.click(box('9 days'))
  await screen.findByRole('heading', { name: 'No tours match these filters' })
  await page.user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(found()).toHaveFocus())
  await waitFor(() => expect(count()).toBe('4 tours'))
  expect(field.isConnected).toBe(false)
  expect(screen.getByRole('searchbox', { name: 'Tour name' })).toHaveValue('')
  expect(page.address()).toBe('/tours?destination=Tulum')
})

test('ticks a filter at once, and a second filter before the address changes', async () => {
  const page = open()
  for (const name of ['Low', '1 days']) {
    fireEvent.click(box(name))
    expect(box(name).checked).toBe(true)
  }
  expect(names()).toEqual(['Reef'])
  await waitFor(() => expect(page.address()).toBe('/tours?destination=Tulum&price=low&days=1+days'))
})

test('on a phone a button opens the filters, which say that nothing matches and can be cleared', async () => {
  await viewport.viewport(390, 480)
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Filters', expanded: false }))
  const filters = within(screen.getByRole('group', { name: 'Filters' }))
  await page.user.click(box('Low'))
  await page.user.click(box('9 days'))
  await screen.findByText('No tours match these filters', { selector: '[role=status] *' })
  screen.getByRole('button', { name: 'Filters (2)', expanded: true })
  filters.getByRole('button', { name: 'Show 0 of 4 tours' })
  filters.getByRole('button', { name: 'Clear filters' })
})
