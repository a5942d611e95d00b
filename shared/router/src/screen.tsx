import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'

/** Handle that the shell reads: the screen's name, and the preloads of its code and of its loader. */
export type ScreenHandle = {
  screen: string
  preload: () => Promise<unknown>
  preloadLoader?: () => Promise<unknown>
}

export type ScreenOptions = {
  /** Same as the `webpackChunkName`, which links the route to the release's list of assets. */
  name: string
  /** A failed import is retried on the next visit. */
  load: () => Promise<ComponentType>
  /** Imports the loader, which a page that the server rendered does not need. */
  loader?: () => Promise<LoaderFunction>
  shouldRevalidate?: ShouldRevalidateFunction
}

/**
 * Lazy part of a route. Unlike `route.lazy`, it retries a failed import (react-router keeps the rejected promise
 * until a reload) and loads code and data in parallel.
 */
export function screen({ name, load, loader, shouldRevalidate }: ScreenOptions): RouteObject {
  let Screen: ComponentType | undefined
  const preload = async () => {
    Screen ??= await load()
  }
  return {
    handle: {
      screen: name,
      preload,
      ...(loader ? { preloadLoader: loader } : {}),
    } satisfies ScreenHandle,
    loader: async (args, context) => {
      const answer = async () => (loader ? (await loader())(args, context) : null)
      const [answered] = await Promise.all([answer(), preload()])
      return answered
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
