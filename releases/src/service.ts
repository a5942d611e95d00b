import type { Access } from './access/authenticate.ts'
import { tokenCaller } from './access/tokens.ts'
import { type Environment, openEnvironments } from './environments.ts'
import type { ReleaseSettings } from './settings.ts'

/** What the routes work with. */
export type ReleaseService = {
  settings: ReleaseSettings
  environments: Map<string, Environment>
  access: Access
  /** Whether it is about to end. */
  isLeaving: () => boolean
  /** Fails readiness so that the load balancer drains this process. */
  leave: () => void
  /** Ends what it holds open. Requests still running should have ended. */
  close: () => Promise<void>
}

/** Opens what the settings name. */
export async function openService(settings: ReleaseSettings): Promise<ReleaseService> {
  const environments = await openEnvironments(settings)
  const { tokens } = settings
  let isLeaving = false
  return {
    settings,
    environments,
    access: async (token) => (tokens ? tokenCaller(tokens, token) : null),
    isLeaving: () => isLeaving,
    leave: () => {
      isLeaving = true
    },
    close: async () => {},
  }
}
