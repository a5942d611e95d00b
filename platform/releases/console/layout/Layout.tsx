import { Link, Outlet, useLocation } from '@storefront/router'
import { Button } from '@storefront/ui'
import { Suspense, useEffect, useRef } from 'react'
import { forgetToken, useSession } from '../access/session.ts'
import { ChangeDesk } from '../change/ChangeDesk.tsx'
import { Freshness } from './Freshness.tsx'
import styles from './Layout.module.css'
import { Loading } from './Loading.tsx'

const sections = [
  { path: '/', name: 'Live' },
  { path: '/proven', name: 'Proven' },
  { path: '/history', name: 'History' },
  { path: '/audit', name: 'Audit' },
]

/** What is around every screen: navigation, who is signed in, and the dialog of a change. */
export function Layout({ onLeave }: { onLeave: () => void }) {
  const { me } = useSession()
  const { pathname, search } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus()
    shown.current = pathname
  }, [pathname])

  function leave() {
    forgetToken()
    onLeave()
  }

  return (
    <>
      <header className={styles.header}>
        <strong>Releases</strong>
        <nav aria-label="Sections">
          {sections.map(({ path, name }) => (
            <Link
              key={path}
              to={{ pathname: path, search: environmentOf(search) }}
              aria-current={path === pathname ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <span className={styles.person}>{`${me.name} (${me.roles.join(', ')})`}</span>
        <Button size="small" variant="ghost" onClick={leave}>
          Sign out
        </Button>
      </header>
      <main ref={main} tabIndex={-1} className={styles.main}>
        <ChangeDesk>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ChangeDesk>
      </main>
      <Freshness />
    </>
  )
}

/** The part of an address that says which environment is shown. */
function environmentOf(search: string): string {
  const environment = new URLSearchParams(search).get('in')
  return environment ? `?${new URLSearchParams({ in: environment })}` : ''
}
