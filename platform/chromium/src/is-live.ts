/** Runs in a page, sent as its source: true once it is hydrated and settled. */
export function isLive(): boolean {
  const { __storefront__: storefront } = globalThis as unknown as {
    __storefront__?: { events: () => { name: string }[] }
  }
  return storefront?.events().some(({ name }) => name === 'today-known') ?? false
}
