/** Runs in a page, sent there as its source: whether it is hydrated and settled with the visitor's clock. */
export function isLive(): boolean {
  const { __storefront__: storefront } = globalThis as unknown as {
    __storefront__?: { events: () => { name: string }[] }
  }
  return storefront?.events().some(({ name }) => name === 'today-known') ?? false
}
