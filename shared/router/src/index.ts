/**
 * The shared router. Apps import this package, never react-router: sharing the complete library across the federation
 * costs twice the bytes.
 */
export {
  createBrowserRouter,
  createContext,
  data,
  Link,
  type LinkProps,
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  type RouterContext,
  RouterContextProvider,
  RouterProvider,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export { HeadContext, type HeadSink, PageHead, type PageHeadProps } from './head.tsx'
export {
  type Deferred,
  deferred,
  type Loadable,
  Loaded,
  type LoadedProps,
  type LoadResult,
  useLoaded,
  useLoadResult,
} from './loadable.tsx'
export { useOffline } from './offline.ts'
export { pageRoute } from './page-route.ts'
export { type ScreenHandle, type ScreenOptions, screen } from './screen.tsx'
