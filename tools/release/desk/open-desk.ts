import { openPlace, type ReleaseDesk, releaseDesk } from '@storefront/releases'
import { releasesAddresses } from '../../apps.ts'
import type { Desk } from './desk.ts'
import { localDesk } from './local-desk.ts'
import { ServiceRefusalError, serviceAccess } from './service-client.ts'
import { serviceDesk } from './service-desk.ts'

/** The desk of this command: at the service that RELEASES_URL names, else on the registry itself. Throws ServiceRefusalError. */
export async function openDesk(reason: string | null): Promise<Desk> {
  const access = serviceAccess(process.env)
  return access ? serviceDesk(access, reason) : localDesk(await openOwnDesk(), reason)
}

/** The registry itself, for what no service does. Throws ServiceRefusalError where there is one before it. */
export async function openOwnDesk(command = 'This'): Promise<ReleaseDesk> {
  if (serviceAccess(process.env))
    throw new ServiceRefusalError(
      `${command} is done on the registry itself, not by the service: unset RELEASES_URL.`,
    )
  return releaseDesk(await openPlace(releasesAddresses))
}
