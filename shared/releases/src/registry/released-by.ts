import { userInfo } from 'node:os'

/** Who makes a change, for the registry's history: RELEASED_BY, else the user of this machine. */
export function releasedBy(): string {
  return process.env.RELEASED_BY ?? userInfo().username
}
