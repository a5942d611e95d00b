import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type LoaderFunctionArgs, RouterProvider, useLoaderData } from './index.ts'
import { deferred, type Loadable, Loaded, useLoaded } from './loadable.tsx'
import { createMemoryRouter } from './testing.ts'

type Call = {
  query: string
  signal: AbortSignal
  resolve: (value: string) => void
  reject: (reason: unknown) => void
}

let calls: Call[]
let error: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  calls = []
  error = vi.spyOn(console, 'error').mockImplementation(() => {})
})

const load = ({ request }: LoaderFunctionArgs, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')))
    calls.push({ query: new URL(request.url).search, signal, resolve, reject })
  })

function Hotels() {
  return (
    <Loaded
      from={useLoaderData<{ found: Loadable<string> }>().found}
      pending="Loading"
      failed={({ notFound }) => (notFound ? 'Not here' : 'No Hotels Found')}
    >
      {(name) => <h1>{name}</h1>}
    </Loaded>
  )
}

const loader = deferred((args, signal) => ({ found: load(args, signal) }), { failedStatus: 503 })

function visit(hydrated?: Loadable<string>) {
  const router = createMemoryRouter(
    [
      { path: '/', element: 'Home' },
      { id: 'hotels', path: '/hotels', loader, Component: Hotels },
    ],
    hydrated
      ? {
          initialEntries: ['/hotels'],
          hydrationData: { loaderData: { hotels: { found: hydrated } } },
        }
      : {},
  )
  const { container } = render(<RouterProvider router={router} />)
  return { router, container }
}

async function visitHotels() {
  const page = visit()
  await act(() => page.router.navigate('/hotels?q=tulum'))
  const [call] = calls
  if (!call) throw new Error('The loader did not call.')
  return { ...page, call }
}

describe('a deferred screen in the browser', () => {
  it('shows an answer that arrives at once without a placeholder', async () => {
    const { router, container } = visit()
    const visiting = act(() => router.navigate('/hotels'))
    await vi.waitFor(() => calls[0]?.resolve('Laguna'), { interval: 0 })
    await visiting
    expect(router.state.loaderData.hotels.found.status).toBe('loaded')
    expect(container.textContent).toBe('Laguna')
  })

  it.each([
    [new Error('database'), 'No Hotels Found'],
    [Object.assign(new Error('gone'), { status: 404 }), 'Not here'],
  ])('shows the failure %s as "%s"', async (failure, text) => {
    const { container, call } = await visitHotels()
    await act(async () => call.reject(failure))
    expect(container.textContent).toBe(text)
  })

  it('aborts its call when the visitor searches again or leaves, without a log entry', async () => {
    const { router, container, call } = await visitHotels()
    await act(() => router.navigate('/hotels?q=holbox'))
    expect(call.signal.aborted).toBe(true)
    expect(container.textContent).toBe('Loading')
    await act(async () => call.resolve('Tulum Inn'))
    await act(async () => calls[1]?.resolve('Holbox Inn'))
    expect(container.textContent).toBe('Holbox Inn')
    await act(() => router.navigate('/hotels?q=cozumel'))
    await act(() => router.navigate('/'))
    expect(calls[2]?.signal.aborted).toBe(true)
    expect(error).not.toHaveBeenCalled()
  })

  it.each<[Loadable<string>, string]>([
    [{ status: 'loaded', value: 'Laguna' }, 'Laguna'],
    [{ status: 'failed', notFound: true }, 'Not here'],
  ])("shows the server's result %j without another request", (result, text) => {
    const { container } = visit(result)
    expect(container.textContent).toBe(text)
    expect(calls).toEqual([])
  })

  it("keeps the server's data while the same page reloads", async () => {
    const { router, container } = visit({ status: 'loaded', value: 'Laguna' })
    const heading = container.querySelector('h1')
    await act(() => router.revalidate())
    expect(container.textContent).toBe('Laguna')
    await act(async () => calls[0]?.resolve('Laguna Azul'))
    expect(container.textContent).toBe('Laguna Azul')
    await act(() => router.navigate('/hotels#rooms'))
    expect(container.querySelector('h1')).toBe(heading)
    await act(() => router.revalidate())
    await act(async () => calls[1]?.reject(new Error('database')))
    expect(container.textContent).toBe('Laguna Azul')
  })

  it.each<[string, (call: Call | undefined) => void, string]>([
    ['the answer', (call) => call?.resolve('Tulum Inn'), 'Tulum Inn'],
    ['a failure', (call) => call?.reject(new Error('database')), 'No Hotels Found'],
  ])('keeps its data until %s of an address that it corrects', async (_, answer, text) => {
    const { router, container } = visit({ status: 'loaded', value: 'Laguna' })
    const corrected = { replace: true, state: { corrections: [] } }
    await act(() => router.navigate('/hotels?q=tulum', corrected))
    expect(container.textContent).toBe('Laguna')
    await act(async () => answer(calls[0]))
    expect(container.textContent).toBe(text)
  })

  it('requests once the data that the server did not wait for', async () => {
    const { container } = await act(async () => visit({ status: 'pending' }))
    expect(container.textContent).toBe('Loading')
    expect(calls).toHaveLength(1)
    await act(async () => calls[0]?.resolve('Laguna'))
    expect(container.textContent).toBe('Laguna')
    expect(calls).toHaveLength(1)
  })
})

function Nearby() {
  const { nearby } = useLoaderData<{ nearby: Loadable<string> }>()
  return useLoaded(nearby, 'Nothing around') ?? 'Looking around'
}

it.each<[string, (late: PromiseWithResolvers<string>) => void, string]>([
  ['is loaded once while the screen is shown', (late) => late.resolve('Tulum'), 'Tulum'],
  ['that fails takes its fallback', (late) => late.reject(new Error('down')), 'Nothing around'],
])('an optional field of a screen %s', async (_, answer, text) => {
  const late = Promise.withResolvers<string>()
  const loader = vi.fn(deferred(() => ({ nearby: late.promise })))
  const router = createMemoryRouter([{ path: '/', loader, Component: Nearby }])
  const { container } = await act(async () => render(<RouterProvider router={router} />))
  expect(container.textContent).toBe('Looking around')
  await act(async () => answer(late))
  expect(container.textContent).toBe(text)
  expect(loader).toHaveBeenCalledOnce()
})
