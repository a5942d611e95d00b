import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Later } from './later.ts'
import { deferred } from './loadable.tsx'

/** Node has no document: this is what the server makes of what only adds to a screen. */
type Home = { title: string; destinations: Later<string[]> }

const args = {
  request: new Request('https://site.example/'),
  context: new RouterContextProvider(),
} as LoaderFunctionArgs
const answerWith = (destinations: Promise<string[]>) =>
  deferred<Home>(async () => ({ title: 'Home', destinations }))(args)

it('is in the page when it is there in time', async () => {
  expect(await answerWith(Promise.resolve(['Tulum']))).toEqual({
    status: 'loaded',
    value: { title: 'Home', destinations: { status: 'loaded', value: ['Tulum'] } },
  })
})

it('is left to the browser when it hangs: the page goes out without it', async () => {
  expect(await answerWith(new Promise(() => {}))).toEqual({
    status: 'loaded',
    value: { title: 'Home', destinations: { status: 'pending' } },
  })
})

it.each([[null], [['Tulum']], ['Tulum'], [7]])(
  'an answer that is no record stays %j',
  async (answer) => {
    expect(await deferred(async () => answer)(args)).toEqual({ status: 'loaded', value: answer })
  },
)
