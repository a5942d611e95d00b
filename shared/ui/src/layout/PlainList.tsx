import type { ComponentPropsWithRef } from 'react'

export function PlainList(props: Omit<ComponentPropsWithRef<'ul'>, 'role'>) {
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away with the bullets
  return <ul {...props} role="list" />
}
