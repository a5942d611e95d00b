import { expectAccessible } from '@storefront/ui/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshMs } from './access/session.ts'
import { Console } from './Console.tsx'
import { type FakeService, fakeService, rollout } from './testing/fake-service.ts'

let service: FakeService

/** A call without an answer is tried twice more within this, in ms. */
const patienceMs = 4000
beforeEach(() => {
  // Files of tests share a tab, and with it its storage.
  sessionStorage.clear()
  service = fakeService()
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => service.fetch(...call))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The console at an address, signed in. */
function openConsole(address = '/') {
  history.replaceState(null, '', address)
  sessionStorage.setItem('releases.token', 'secret')
  render(<Console />)
  return userEvent.setup()
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function openDialog(address: string, button: string) {
  const user = openConsole(address)
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = await screen.findByRole('dialog')
  return { user, dialog, within: within(dialog) }
}

const promote = () => openDialog('/apps/flights?in=production', 'Promote flights 1.2.0…')

test('a token that the service refuses is said, and what was typed stays', async () => {
  const answered = service.fetch
  const error = 'Nobody has this token.'
  service.fetch = async () => new Response(JSON.stringify({ error }), { status: 401 })
  render(<Console />)
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Token')
  await user.type(field, 'secret{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(error)
  expect(field).toHaveProperty('value', 'secret')
  await expectAccessible()

  service.fetch = answered
  history.replaceState(null, '', '/')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await heading('Live')
  expect(sessionStorage.getItem('releases.token')).toBe('secret')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByLabelText('Token')
  expect(sessionStorage.length).toBe(0)
})

test('what staging has is promoted in production, by who may', async () => {
  const user = openConsole()
  await user.click(
    await screen.findByRole('button', { name: 'Promote flights 1.1.0 in production…' }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'seen on staging')
  await user.click(dialog.getByRole('button', { name: 'Promote flights 1.1.0' }))
  await screen.findByText(/^Done: Promote flights 1\.1\.0 in production/)
  expect(service.asked.at(-1)).toMatchObject({
    path: '/api/environments/production/promotions',
    body: { versions: { flights: '1.1.0' }, reason: 'seen on staging' },
  })
})

test('the history says what each version was made from', async () => {
  openConsole('/history?in=production')
  const row = await screen.findByRole('row', { name: /promote flights 0\.9\.0 → 1\.0\.0/ })
  await waitFor(() => expect(row.textContent).toContain('9b8848f0 fares by month'))
})

test('an app shows day by day how its versions fared', async () => {
  openConsole('/apps/flights?in=production')
  const days = await screen.findByRole('region', { name: 'Day by day' })
  const [, latest] = within(days).getAllByRole('row')
  expect(latest?.textContent).toContain('22 Nov1.0.09012')
  expect(latest?.textContent).toContain('3.3%')
})

test('the latest error of a version names release, source file and line', async () => {
  openConsole('/apps/flights?in=production')
  await screen.findByText(
    /^Latest error of 1\.2\.0: TypeError at flights 1\.2\.0 flights\/src\/screens\/ResultsScreen\.tsx:31:12, 22 Nov 2026/,
  )
})

test('both environments are shown side by side, with canary, figures and what is behind', async () => {
  openConsole()
  await heading('Live')
  const row = await screen.findByRole('row', { name: /^flights/ })
  await waitFor(() => expect(row.textContent).toContain('12,390'))
  expect(row.textContent).toContain('1.2.0 canary 20 %')
  expect(row.textContent).toContain('staging has 1.1.0')
  await expectAccessible()
})

test.each([
  ['/apps/flights?in=production', 'flights in production'],
  ['/proven?in=production', 'Proven in production'],
  ['/history?in=staging', 'History of staging'],
  ['/audit', 'Audit'],
])('%s has what it is about, and axe finds nothing', async (address, title) => {
  service.rollouts = [rollout]
  openConsole(address)
  await heading(title)
  await screen.findAllByRole('table')
  await expectAccessible()
})

test('a version goes live after its consequences are shown and a reason is given', async () => {
  const { user, dialog, within } = await promote()
  expect(within.getByRole('list').textContent).toContain(
    'New pages in production get flights 1.2.0 instead of 1.0.0.',
  )
  await expectAccessible()
  const confirm = within.getByRole('button', { name: 'Promote flights 1.2.0' })
  await user.click(confirm)
  expect(service.asked, 'asked without a reason').toEqual([])
  await user.type(within.getByLabelText('Reason'), 'fares by month')
  await user.click(confirm)
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  expect(service.asked).toEqual([
    {
      method: 'POST',
      path: '/api/environments/production/promotions',
      body: { versions: { flights: '1.2.0' }, onlyProven: false, reason: 'fares by month' },
    },
  ])
  const said = 'Done: Promote flights 1.2.0 in production, revision 5.'
  expect((await screen.findByRole('status')).textContent).toBe(said)
  await waitFor(() => expect(document.activeElement?.textContent).toBe(said))
  await screen.findByRole('row', { name: /^1\.2\.0 live/ })
})

test('there is no warning of one’s own change while it is read again', async () => {
  const { user, dialog, within } = await promote()
  const answered = service.fetch
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  service.fetch = async (address, init) => {
    if (service.asked.length > 0 && String(address).endsWith('/versions')) await held
    return answered(address, init)
  }
  await user.type(within.getByLabelText('Reason'), 'fares by month')
  await user.click(within.getByRole('button', { name: 'Promote flights 1.2.0' }))
  await within.findByText('flights 1.2.0 is live already.')
  expect(within.queryByRole('alert')).toBeNull()
  release()
  await waitFor(() => expect(dialog.isConnected).toBe(false))
})

test('what the service refuses is said in its words, and nothing typed is lost', async () => {
  service.refusal = { status: 409, error: 'flights 1.2.0 needs contract 1.2.0.' }
  const { user, within } = await promote()
  await user.type(within.getByLabelText('Reason'), 'fares by month')
  await user.click(within.getByRole('button', { name: 'Promote flights 1.2.0' }))
  expect((await within.findByRole('alert')).textContent).toBe(service.refusal.error)
  expect(within.getByLabelText('Reason')).toHaveProperty('value', 'fares by month')
})

test('a change by another person is shown in the open dialog, which keeps what was typed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, within } = await promote()
  const reason = within.getByLabelText('Reason')
  await user.type(reason, 'fares by month')
  const { production } = service.registries
  if (!production) throw new Error('no production')
  const flights = { live: '1.1.0', versions: ['1.1.0'] }
  const remotes = { ...production.remotes, flights }
  service.registries.production = { ...production, revision: 9, remotes }
  expect(within.getByText(/instead of 1\.0\.0/)).toBeTruthy()
  await vi.advanceTimersByTimeAsync(refreshMs)
  await within.findByText(/instead of 1\.1\.0/)
  await within.findByText(/revision 9/)
  expect(reason).toHaveProperty('value', 'fares by month')
  expect(document.activeElement).toBe(reason)
})

test('a rollout is said step by step as it is typed', async () => {
  const { user, within } = await openDialog(
    '/apps/flights?in=production',
    'Roll out flights 1.2.0…',
  )
  const steps = within.getByLabelText('Steps, percent of the visitors')
  await user.clear(steps)
  await user.type(steps, '50, 10')
  expect(within.queryByText('What will happen')).toBeNull()
  await user.clear(steps)
  await user.type(steps, '10, 100')
  expect(within.getByText(/10 % at once, 100 % after 10 min/)).toBeTruthy()
})

test('what a token may not do is not offered, and said', async () => {
  service.me = { name: 'Hugo', roles: ['team:hotels'] }
  openConsole('/apps/flights?in=production')
  await heading('flights in production')
  await screen.findByText('Hugo (team:hotels) may not promote flights: that takes team:flights.')
  expect(screen.queryByRole('button', { name: /Promote|Canary|Roll/ })).toBeNull()
})

test('what cannot be refreshed stays, with the time of the last refresh', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openConsole()
  await screen.findByText('12,390 loads')
  service.isDown = true
  await vi.advanceTimersByTimeAsync(refreshMs + patienceMs)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Not read again since .*: The release service does not answer/)
  expect(screen.getByRole('row', { name: /^flights/ }).textContent).toContain('12,390')
  service.isDown = false
  await vi.advanceTimersByTimeAsync(refreshMs)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a screen that cannot be read says why, and can be tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = openConsole('/audit')
  await screen.findByRole('table')
  service.isDown = true
  await user.click(screen.getByRole('link', { name: 'History' }))
  await vi.advanceTimersByTimeAsync(patienceMs)
  await heading('Not shown')
  expect(screen.getByText('The release service does not answer.')).toBeTruthy()
  await expectAccessible()
  service.isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('History of production')
})
