import { createBrowserRouter, type RouteObject, RouterProvider } from '@storefront/router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { UnreachableError } from '../service/src/calls.ts'
import { SignIn } from './access/SignIn.tsx'
import { type Session, SessionContext } from './access/session.ts'
import { Layout } from './layout/Layout.tsx'
import { Loading } from './layout/Loading.tsx'
import { AppScreen, appLoader } from './screens/AppScreen.tsx'
import { AuditScreen } from './screens/AuditScreen.tsx'
import { FailedScreen } from './screens/FailedScreen.tsx'
import { HistoryScreen } from './screens/HistoryScreen.tsx'
import { LiveScreen } from './screens/LiveScreen.tsx'
import { ProvenScreen } from './screens/ProvenScreen.tsx'

const screens: RouteObject[] = [
  { index: true, Component: LiveScreen },
  { path: 'apps/:app', loader: appLoader, Component: AppScreen },
  { path: 'proven', Component: ProvenScreen },
  { path: 'history', Component: HistoryScreen },
  { path: 'audit', Component: AuditScreen },
]

/** The console: sign-in, then the screens and actions that the token's roles allow. */
export function Console() {
  const [session, setSession] = useState<Session | null>(null)
  if (!session) return <SignIn onSignedIn={setSession} />
  return (
    <SessionContext value={session}>
      <SignedIn onLeave={() => setSession(null)} />
    </SessionContext>
  )
}

function SignedIn({ onLeave }: { onLeave: () => void }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // A service on one's own machine answers without any network.
          queries: { networkMode: 'always', retry: isWorthAnotherTry },
          mutations: { networkMode: 'always' },
        },
      }),
  )
  const [router] = useState(() =>
    createBrowserRouter([
      {
        element: <Layout onLeave={onLeave} />,
        HydrateFallback: Loading,
        children: [{ errorElement: <FailedScreen />, children: screens }],
      },
    ]),
  )
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** What was refused will be refused again. */
function isWorthAnotherTry(failures: number, error: Error): boolean {
  return error instanceof UnreachableError && failures < 2
}
