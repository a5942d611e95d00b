import { requestedHost } from '@storefront/server'
import type { Context } from 'hono'
import type { Origins } from '../bookings/deps.ts'
import type { ProviderSettings } from '../settings.ts'

type CallerRules = Pick<ProviderSettings, 'publicUrls' | 'storefrontUrl' | 'trustProxy'>

/** Origins for links: the provider's public origin that was requested, else its first, and the storefront's. */
export function originsOf(context: Context, rules: CallerRules): Origins {
  const requested = requestOrigin(context, rules.trustProxy)
  const { host } = new URL(requested)
  const own = rules.publicUrls.find((one) => new URL(one).host === host)
  const provider = own ?? rules.publicUrls[0] ?? requested
  return { provider, storefront: rules.storefrontUrl ?? provider }
}

function requestOrigin(context: Context, trustProxy: boolean): string {
  const { protocol, host } = requestedHost(context, trustProxy)
  const candidate = `${protocol}//${host}`
  // A Host that is not a name and port ("a@b", "a/b") is ignored for the request's own URL.
  const isHost = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host)
  return new URL(isHost && URL.canParse(candidate) ? candidate : context.req.url).origin
}
