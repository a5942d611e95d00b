import { type Group, groupAddress } from '@storefront/domain'
import { ButtonLink } from '../actions/Button.tsx'

/** Link to the contact page for an offer to a group; renders nothing for a party below ten. */
export function GroupLink(group: Group) {
  const address = groupAddress(group)
  return (
    address && (
      <ButtonLink to={address} variant="secondary" size="small">
        Ask for a group
      </ButtonLink>
    )
  )
}
