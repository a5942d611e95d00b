import { type FakeAnswer, failing, renderPage } from '@storefront/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from './routes.tsx'

const article = (slug: string, category: string, publish_date: string) => ({
  ...{ id: slug, slug, title: `About ${slug}`, category, publish_date },
})
const list = [
  article('tulum', 'Places', '2026-10-01'),
  article('tacos', 'Food', '2026-09-01'),
  article('cozumel', 'Places', '2026-08-01'),
]
const content = '<h2>Where</h2><p>On the <a href="https://example.com">coast</a>.</p>'
const whole: Record<string, FakeAnswer> = {
  'GET /articles': () => ({ data: list }),
  'GET /articles/tulum': () => ({ data: { ...list[0], content } }),
  'GET /destinations/popular': () => [{ id: 1, name: 'Tulum' }],
}
const open = (at: string, answers = whole) => renderPage({ routes, at, answers })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('the blog', () => {
  test('filters by the category in the address, without another request', async () => {
    const { user, address, http } = open('/blog')
    const category = await screen.findByRole('link', { name: 'Food' })
    expect(screen.getAllByRole('article')).toHaveLength(3)
    await user.click(category)
    expect(address()).toBe('/blog?category=Food')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(http.calls).toHaveLength(1)
  })
})

describe('an article', () => {
  test('links to searches in its place and to related articles, and is shared with its address', async () => {
    open('/blog/tulum')
    const href = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await href('Tours in Tulum')).toBe('/tours?destination=Tulum')
    expect(await href('Hotels in Tulum')).toBe('/hotels?destination=Tulum')
    const section = (await screen.findByText('Read next')).closest('section') as HTMLElement
    const related = await within(section).findAllByRole('link')
    expect(related.map((link) => link.textContent)).toEqual(['About cozumel', 'About tacos'])
    const { searchParams } = new URL((await href('Share by WhatsApp')) ?? '')
    expect(searchParams.get('text')).toBe(`About tulum ${window.location.origin}/blog/tulum`)
  })

  test('that does not exist links to all articles', async () => {
    const { head, container } = open('/blog/nothing')
    expect(await screen.findByRole('link', { name: 'View all articles' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await waitFor(() => expect(head()).toMatchObject({ noindex: true }))
    await expectAccessible(container)
  })

  test('that failed to load is loaded by Retry', async () => {
    const { user, http } = open('/blog/tulum', { ...whole, 'GET /articles/tulum': failing() })
    expect(await screen.findByText('Article not found.')).toBeVisible()
    http.answers['GET /articles/tulum'] = whole['GET /articles/tulum'] as FakeAnswer
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'About tulum' })).toBeVisible()
  })
})
