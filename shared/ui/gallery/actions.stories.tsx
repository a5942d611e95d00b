import { Button, ButtonLink, IconButton, RetryButton, WhatsAppIcon } from '../src/index.ts'
import { ArrowLeftRight, Icon } from '../src/media/icons.ts'
import { Row } from './Row.tsx'

const variants = ['cta', 'primary', 'secondary', 'ghost', 'whatsapp'] as const

export default { title: 'Actions' }

export const Buttons = () =>
  (['medium', 'small'] as const).map((size) => (
    <Row key={size}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} size={size}>
          {variant}
        </Button>
      ))}
    </Row>
  ))

export const BusyButtons = () => (
  <Row>
    <Button variant="cta" busy busyLabel="Processing...">
      Confirm & Pay with Card
    </Button>
    <Button variant="secondary" busy>
      Search
    </Button>
    <Button disabled>Disabled</Button>
  </Row>
)

export const Links = () => (
  <Row>
    <ButtonLink to="/hotels">See available rooms</ButtonLink>
    <ButtonLink variant="whatsapp" href="https://chat.example">
      <WhatsAppIcon /> Ask us on WhatsApp
    </ButtonLink>
    <RetryButton />
  </Row>
)

export const IconButtons = () => (
  <Row>
    {(['plain', 'outlined', 'floating'] as const).map((variant) => (
      <IconButton key={variant} label={variant} variant={variant}>
        <Icon shape={ArrowLeftRight} size={18} />
      </IconButton>
    ))}
  </Row>
)
