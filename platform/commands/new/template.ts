import { type RemoteDescription, reservedMounts } from '@storefront/contract'

/** Reason why a vertical cannot have this name, as a sentence, or null. `folders` are those of the project. */
export function nameProblem(
  name: string,
  remotes: Pick<RemoteDescription, 'name' | 'mounts'>[],
  folders: string[],
): string | null {
  if (!/^[a-z][a-z0-9]*$/.test(name))
    return 'Name it in one word of small letters: npm run new -- transfers'
  if (reservedMounts.includes(name)) return `The storefront server answers /${name} itself.`
  if (folders.includes(name)) return `There is a folder ${name} already.`
  const owner = remotes.find((remote) => remote.name === name || remote.mounts.includes(name))
  return owner ? `/${name} belongs to ${owner.name}.` : null
}

export function positionAfter(remotes: Pick<RemoteDescription, 'tab'>[]): number {
  return Math.max(0, ...remotes.map(({ tab }) => tab?.position ?? 0)) + 1
}

export function written(text: string, name: string, position: number): string {
  return text
    .replaceAll('__name__', name)
    .replaceAll('__Title__', name.charAt(0).toUpperCase() + name.slice(1))
    .replaceAll('__position__', String(position))
}
