import { Button, Callout, TextField } from '@storefront/ui'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { RefusedError } from '../../service/src/calls.ts'
import { Loading } from '../layout/Loading.tsx'
import styles from './SignIn.module.css'
import { forgetToken, keptToken, openSession, type Session } from './session.ts'

/** Asks for a token; one that this tab has already is tried first. */
export function SignIn({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const [token, setToken] = useState(() => keptToken() ?? '')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(() => keptToken() !== null)

  async function signIn(secret: string) {
    setIsBusy(true)
    try {
      onSignedIn(await openSession(secret))
    } catch (error) {
      if (error instanceof RefusedError) forgetToken()
      setFailure(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
    }
  }

  const signInAgain = useEffectEvent(() => {
    const kept = keptToken()
    if (kept !== null) void signIn(kept)
  })
  useEffect(() => signInAgain(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    void signIn(token.trim())
  }

  // A tab that was reloaded.
  if (isBusy && token === keptToken()) return <Loading />
  return (
    <main className={styles.page}>
      <title>Sign in – Releases</title>
      <form className={styles.form} onSubmit={submit}>
        <h1 className={styles.title}>Releases</h1>
        <p>What is live, and who may change it.</p>
        <TextField
          label="Token"
          type="password"
          autoComplete="off"
          required
          value={token}
          onChange={(event) => setToken(event.target.value)}
          hint="The one of your team. This tab keeps it until it is closed."
        />
        {failure && <Callout tone="error">{failure}</Callout>}
        <Button type="submit" wide busy={isBusy} busyLabel="Signing in…">
          Sign in
        </Button>
      </form>
    </main>
  )
}
