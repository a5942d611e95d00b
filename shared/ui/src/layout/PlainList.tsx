import type { ComponentPropsWithRef } from 'react'

/** A list without bullets that screen readers still read as one. */
export function PlainList(props: Omit<ComponentPropsWithRef<'ul'>, 'role'>) {
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away with the bullets
  return <ul {...props} role="list" />
}
