import { renderPage } from '@storefront/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent as keys } from 'vitest/browser'
import { MobileMenu } from './MobileMenu.tsx'

const links = [{ label: 'Hotels', to: '/hotels' }]

test('has the links and the top bar, closes on Escape and returns the focus', async () => {
  const { user } = renderPage({
    routes: [{ path: '/', element: <MobileMenu links={links} pathname="/" /> }],
    at: '/',
    agency: { email: 'sales@laguna.example', social: { facebook: 'https://facebook.example' } },
  })
  const button = screen.getByRole('button', { name: 'Menu' })
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(button)
  for (const name of ['Hotels', 'Facebook', 'WhatsApp']) screen.getByRole('link', { name })
  await expectAccessible()
  await keys.tab()
  await keys.keyboard('{Escape}')
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.activeElement).toBe(button)
})
