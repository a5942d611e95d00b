import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LoaderFunctionArgs, RouterProvider, useLoaderData } from './index.ts'
import { type Later, useLater } from './later.ts'
import { deferred, type Loadable, Loaded } from './loadable.tsx'
import { createMemoryRouter } from './testing.ts'

type Call = {
  query: string
  signal: AbortSignal
  resolve: (value: string) => void
  reject: (reason: unknown) => void
}

let calls: Call[]
/** Text of the screen after each rendering. */
let shown: string[]
let error: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  calls = []
  shown = []
  error = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const load = ({ request }: LoaderFunctionArgs, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')))
    calls.push({ query: new URL(request.url).search, signal, resolve, reject })
  })

function Hotels() {
  return (
    <Loaded
      from={useLoaderData() as Loadable<string>}
      pending="Loading"
      failed={({ notFound }) => (notFound ? 'Not here' : 'No Hotels Found')}
    >
      {(name) => {
        shown.push(name)
        return <h1>{name}</h1>
      }}
    </Loaded>
  )
}

function visit(hydrated?: Loadable<string>) {
  const router = createMemoryRouter(
    [
      { path: '/', element: 'Home' },
      { id: 'hotels', path: '/hotels', loader: deferred(load), Component: Hotels },
    ],
    hydrated
      ? { initialEntries: ['/hotels'], hydrationData: { loaderData: { hotels: hydrated } } }
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
  it('shows at once as loading, and fills when the answer comes', async () => {
    const { container, call } = await visitHotels()
    expect(container.textContent).toBe('Loading')
    await act(async () => call.resolve('Laguna'))
    expect(container.textContent).toBe('Laguna')
  })

  it('shows an answer that is there at once, without a placeholder', async () => {
    const { router, container } = visit()
    const visiting = act(() => router.navigate('/hotels'))
    await vi.waitFor(() => calls[0]?.resolve('Laguna'), { interval: 0 })
    await visiting
    expect(router.state.loaderData.hotels).toMatchObject({ status: 'loaded', value: 'Laguna' })
    expect(container.textContent).toBe('Laguna')
  })

  it('shows the failure, which is logged with the path', async () => {
    const { container, call } = await visitHotels()
    const failure = new Error('database')
    await act(async () => call.reject(failure))
    expect(container.textContent).toBe('No Hotels Found')
    expect(error).toHaveBeenCalledExactlyOnceWith('Loading /hotels failed:', failure)
  })

  it('tells what is missing from what failed', async () => {
    const { container, call } = await visitHotels()
    await act(async () => call.reject(Object.assign(new Error('gone'), { status: 404 })))
    expect(container.textContent).toBe('Not here')
  })

  it('aborts its call when the visitor leaves, and logs nothing', async () => {
    const { router, call } = await visitHotels()
    await act(() => router.navigate('/'))
    expect(call.signal.aborted).toBe(true)
    expect(error).not.toHaveBeenCalled()
  })

  it('aborts the earlier call when the visitor searches again, and shows only the later answer', async () => {
    const { router, container, call } = await visitHotels()
    await act(() => router.navigate('/hotels?q=holbox'))
    expect(call.signal.aborted).toBe(true)
    expect(container.textContent).toBe('Loading')
    await act(async () => call.resolve('Tulum Inn'))
    await act(async () => calls[1]?.resolve('Holbox Inn'))
    expect(container.textContent).toBe('Holbox Inn')
  })

  it('shows what the server has loaded without asking or rendering again', () => {
    const { container } = visit({ status: 'loaded', value: 'Laguna' })
    expect(container.textContent).toBe('Laguna')
    expect(calls).toEqual([])
    expect(shown).toEqual(['Laguna'])
  })

  it('shows what failed on the server without asking again', () => {
    const { container } = visit({ status: 'failed', notFound: true })
    expect(container.textContent).toBe('Not here')
    expect(calls).toEqual([])
  })

  it('keeps what the server sent on the screen while the same page is loaded anew', async () => {
    const { router, container } = visit({ status: 'loaded', value: 'Laguna' })
    const heading = container.querySelector('h1')
    await act(() => router.revalidate())
    expect(container.textContent).toBe('Laguna')
    await act(async () => calls[0]?.resolve('Laguna Azul'))
    expect(container.textContent).toBe('Laguna Azul')
    expect(container.querySelector('h1')).toBe(heading)
    await act(() => router.revalidate())
    await act(async () => calls[1]?.reject(new Error('database')))
    expect(container.textContent).toBe('No Hotels Found')
  })

  it('starts as loading when the visitor searches again on a page of the server', async () => {
    const { router, container } = visit({ status: 'loaded', value: 'Laguna' })
    await act(() => router.revalidate())
    await act(() => router.navigate('/hotels?q=tulum'))
    expect(container.textContent).toBe('Loading')
    await act(async () => calls[0]?.resolve('late'))
    await act(async () => calls[1]?.resolve('Tulum Inn'))
    expect(container.textContent).toBe('Tulum Inn')
  })

  it('asks again, once, for what the server did not wait for', async () => {
    const { container } = await act(async () => visit({ status: 'pending' }))
    expect(container.textContent).toBe('Loading')
    expect(calls).toHaveLength(1)
    await act(async () => calls[0]?.resolve('Laguna'))
    expect(container.textContent).toBe('Laguna')
    expect(calls).toHaveLength(1)
  })
})

type Tour = { name: string; nearby: Later<string> }

function Nearby({ from }: { from: Later<string> }) {
  return <p>{useLater(from) ?? 'Looking around'}</p>
}

function TourScreen() {
  const from = useLoaderData() as Loadable<Tour>
  const show = ({ name, nearby }: Tour) => (
    <>
      <h1>{name}</h1>
      <Nearby from={nearby} />
    </>
  )
  const texts = { pending: 'Loading', failed: () => 'No Tours Found' }
  return (
    <>
      <Loaded from={from} {...texts}>
        {show}
      </Loaded>
      <Loaded from={from} {...texts}>
        {({ name }) => `See ${name}`}
      </Loaded>
    </>
  )
}

describe('what only adds to a deferred screen', () => {
  let asked: number
  let nearby: PromiseWithResolvers<string>
  let again: () => Promise<string>
  beforeEach(() => {
    asked = 0
    nearby = Promise.withResolvers()
    again = async () => 'Coba'
  })

  function open(hydrated?: Loadable<Tour>) {
    const loader = deferred<Tour>(async () => {
      asked += 1
      return { name: await again(), nearby: nearby.promise }
    })
    const route = { id: 'tour', path: '/', loader, Component: TourScreen }
    const options = hydrated ? { hydrationData: { loaderData: { tour: hydrated } } } : {}
    return render(<RouterProvider router={createMemoryRouter([route], options)} />).container
  }

  it('never keeps the screen waiting, and fills its place when it comes', async () => {
    const container = await act(async () => open())
    expect(container.textContent).toBe('CobaLooking aroundSee Coba')
    await act(async () => nearby.resolve('Tulum'))
    expect(container.textContent).toBe('CobaTulumSee Coba')
  })

  it('that the server did not wait for is asked for once, and the screen stays', async () => {
    const container = await act(async () =>
      open({ status: 'loaded', value: { name: 'Coba', nearby: { status: 'pending' } } }),
    )
    const heading = container.querySelector('h1')
    expect(container.textContent).toBe('CobaLooking aroundSee Coba')
    await act(async () => nearby.resolve('Tulum'))
    expect(container.textContent).toBe('CobaTulumSee Coba')
    expect(container.querySelector('h1')).toBe(heading)
    expect(asked).toBe(1)
  })

  it('costs no screen that the server has sent whole otherwise', async () => {
    again = () => Promise.reject(new Error('database'))
    const container = await act(async () =>
      open({ status: 'loaded', value: { name: 'Coba', nearby: { status: 'pending' } } }),
    )
    expect(asked).toBe(1)
    expect(container.textContent).toBe('CobaLooking aroundSee Coba')
  })

  it('that the server has sent is shown without asking', async () => {
    const container = await act(async () =>
      open({
        status: 'loaded',
        value: { name: 'Coba', nearby: { status: 'loaded', value: 'Tulum' } },
      }),
    )
    expect(container.textContent).toBe('CobaTulumSee Coba')
    expect(asked).toBe(0)
  })
})
