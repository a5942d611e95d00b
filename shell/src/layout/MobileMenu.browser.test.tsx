import { renderPage } from '@storefront/booking/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent as keys } from 'vitest/browser'
import { MobileMenu } from './MobileMenu.tsx'

const links = [{ label: 'Hotels', to: '/hotels' }]
const open = () =>
  renderPage({
    routes: [{ path: '/', element: <MobileMenu links={links} pathname="/" /> }],
    at: '/',
    agency: { email: 'sales@laguna.example', social: { facebook: 'https://facebook.example' } },
  })

test('the menu holds the links and what the top bar says: hours, place, e-mail, social links', async () => {
  const { user } = open()
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  screen.getByRole('link', { name: 'Hotels' })
  screen.getByText('Mon-Sat 9am to 6pm')
  screen.getByText('Cancún, Quintana Roo, México')
  const email = screen.getByRole('link', { name: 'sales@laguna.example' })
  expect(email.getAttribute('href')).toBe('mailto:sales@laguna.example')
  screen.getByRole('link', { name: 'Facebook' })
  screen.getByRole('link', { name: 'WhatsApp' })
  await expectAccessible()
})

test('Escape closes the menu and returns the focus', async () => {
  const { user } = open()
  const button = screen.getByRole('button', { name: 'Menu' })
  await user.click(button)
  await keys.tab()
  await keys.keyboard('{Escape}')
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.activeElement).toBe(button)
})
