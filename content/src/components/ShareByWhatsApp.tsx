import { chatUrl } from '@storefront/domain'
import { BrandIcon, ButtonLink } from '@storefront/ui'

export type ShareByWhatsAppProps = {
  title: string
  /** Absolute address of the page; '' until it is known. */
  address: string
}

/** Sends a link to this page to anyone the visitor chooses in WhatsApp. */
export function ShareByWhatsApp({ title, address }: ShareByWhatsAppProps) {
  return (
    <ButtonLink
      variant="secondary"
      href={chatUrl('', `${title} ${address}`.trim())}
      target="_blank"
      rel="noopener noreferrer"
    >
      <BrandIcon name="whatsapp" />
      Share by WhatsApp
    </ButtonLink>
  )
}
