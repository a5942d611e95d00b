import { openProvider, type Provider, type ProviderParts } from './provider.ts'
import type { ProviderSettings } from './settings.ts'

export { DirectoryInUseError } from './database/directory-lock.ts'
export type { PaymentGateway } from './payments/gateway.ts'
export { NoPaymentsError, type Provider, type ProviderParts } from './provider.ts'
export { type ProviderSettings, portFromEnvironment, settingsFromEnvironment } from './settings.ts'

/**
 * Opens the database, brings it to the current shape and catalogue, and answers the API of spec §7. Throws
 * DirectoryInUseError when another process has the embedded database's folder, NoPaymentsError when neither Stripe nor
 * the sandbox was asked for.
 */
export async function createProvider(
  settings: Partial<ProviderSettings> = {},
  parts: ProviderParts = {},
): Promise<Provider> {
  return openProvider(settings, parts)
}
