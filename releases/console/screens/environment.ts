import { useSearchParams } from '@storefront/router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '../access/session.ts'

/** The environment that the address names (`?in=staging`); the last one, which visitors see, where it names none. */
export function useEnvironment() {
  const { reads } = useSession()
  const [address] = useSearchParams()
  const { data: environments } = useSuspenseQuery(reads.environments())
  const current = environments.find(({ name }) => name === address.get('in')) ?? environments.at(-1)
  if (!current) throw new Error('The release service serves no environment.')
  return { current, environments }
}
