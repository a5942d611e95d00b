/** True once the page is hydrated and its client state is ready. Runs in the page, to which its source is sent. */
export function isLive(): boolean {
  const { __storefront__: storefront } = globalThis as unknown as {
    __storefront__?: { events: () => { name: string }[] }
  }
  return storefront?.events().some(({ name }) => name === 'today-known') ?? false
}
