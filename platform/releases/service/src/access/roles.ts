import type { Role } from '../wire.ts'

/** Who calls: the name of a token, what it may do, and the commit that a workflow got it for. */
export type Caller = {
  name: string
  roles: Role[]
  commit?: string
  /** Whether the registry is theirs: who runs a command on it themselves may do everything. */
  isOwner?: boolean
}

/** Which roles may do something with an app, and how a refusal names them. */
type Rule = { allows: (role: Role, app: string) => boolean; needs: (app: string) => string }

/** A team moves its own vertical, the shell's team moves the shell. */
const owner: Rule = {
  allows: (role, app) => role === ownerOf(app),
  needs: ownerOf,
}

const only = (wanted: Role): Rule => ({ allows: (role) => role === wanted, needs: () => wanted })

const rules = {
  read: { allows: (role) => role !== 'storefront', needs: () => 'read' },
  publish: owner,
  // A workflow of a pull request runs code that anybody may propose.
  'publish for a pull request': {
    allows: (role, app) => role === ownerOf(app) || role === `pull-requests:${app}`,
    needs: (app) => `${ownerOf(app)} or pull-requests:${app}`,
  },
  promote: owner,
  rollback: owner,
  canary: owner,
  rollout: owner,
  pin: owner,
  unpin: owner,
  retire: only('shell'),
  approve: only('qa'),
  prove: only('qa'),
  preview: {
    allows: (role) => role !== 'storefront' && role !== 'read',
    needs: () => 'the role of a team, shell or qa',
  },
  'send beacons': only('storefront'),
} satisfies Record<string, Rule>

/** Everything that may be asked of the service, as its audit names it. */
export type Verb = keyof typeof rules

/** Why a caller may not do something with these apps (none where it concerns none), a sentence; null where they may. */
export function forbidden(caller: Caller, verb: Verb, apps: string[]): string | null {
  if (caller.isOwner) return null
  const rule: Rule = rules[verb]
  const named = apps.length > 0 ? apps : ['']
  const refused = named.find((app) => !caller.roles.some((role) => rule.allows(role, app)))
  if (refused === undefined) return null
  const has = caller.roles.join(', ') || 'no role'
  return `${caller.name} (${has}) may not ${[verb, refused].filter(Boolean).join(' ')}: that takes ${rule.needs(refused)}.`
}

function ownerOf(app: string): Role {
  return app === 'shell' ? 'shell' : `team:${app}`
}
