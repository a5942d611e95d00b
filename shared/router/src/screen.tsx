import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'

/** Handle of a matched route that the shell reads: the screen's name and a function that fetches its code. */
export type ScreenHandle = { screen: string; preload: () => Promise<unknown> }

export type ScreenOptions = {
  /** Name of the screen's chunk, as in its `webpackChunkName`: links the route to the release's asset list. */
  name: string
  /** Imports the screen. A failed import is asked for again on the next visit. */
  load: () => Promise<ComponentType>
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

/**
 * The lazy part of a route. Unlike `route.lazy` it forgets a failed import, so that Retry can heal
 * (react-router keeps a rejected promise until the page is reloaded), and code and data load side by side.
 */
export function screen({ name, load, loader, shouldRevalidate }: ScreenOptions): RouteObject {
  let Screen: ComponentType | undefined
  const preload = async () => {
    Screen ??= await load()
  }
  return {
    handle: { screen: name, preload } satisfies ScreenHandle,
    loader: async (args, context) => {
      const [answer] = await Promise.all([loader ? loader(args, context) : null, preload()])
      return answer
    },
    ...(shouldRevalidate ? { shouldRevalidate } : {}),
    element: <LoadedScreen name={name} loaded={() => Screen} />,
  }
}

function LoadedScreen({ name, loaded }: { name: string; loaded: () => ComponentType | undefined }) {
  const Screen = loaded()
  if (!Screen) throw new Error(`Screen ${name} was rendered before it was loaded.`)
  return <Screen />
}
