import { sanitizeHtml } from '@storefront/ui/sanitize'
import { useState } from 'react'
import {
  Badge,
  Banner,
  BannerPending,
  BottomBar,
  Button,
  Card,
  CardLink,
  LongList,
  Place,
  Rating,
  SafeHtml,
  SearchedBar,
} from '../src/index.ts'
import { testPicture } from '../src/testing/pictures.ts'
import { Row } from './Row.tsx'

export default { title: 'Layout' }

export const Badges = () => (
  <Row>
    {(['neutral', 'lagoon', 'deep', 'ok', 'warn'] as const).map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
    <Rating value={4.5} />
    <Place name="Isla Mujeres" />
  </Row>
)

export const Cards = () => (
  <>
    <Card>A raised surface.</Card>
    <Card interactive>
      <CardLink to="/hotels">A card that leads somewhere</CardLink>
    </Card>
  </>
)

export const Banners = () => (
  <>
    <Banner imageUrl={testPicture(190)} back={{ address: '/hotels', label: 'All hotels' }}>
      <h1>Laguna Azul</h1>
      <Badge tone="lagoon">3 days</Badge>
    </Banner>
    <BannerPending label="Loading hotel…" />
  </>
)

export const Searched = () => {
  const [isEditing, setEditing] = useState(false)
  return (
    <SearchedBar
      title="Cancún"
      note="1–4 Dec, 2 Adults"
      isEditing={isEditing}
      controls="form"
      onEdit={() => setEditing(!isEditing)}
    />
  )
}

export const List = () => (
  <LongList items={Array.from({ length: 14 }, (_, index) => index + 1)}>
    {(item) => (
      <li key={item}>
        <Button variant="ghost" size="small">{`Item ${item}`}</Button>
      </li>
    )}
  </LongList>
)

const html = await sanitizeHtml(
  '<h2>The reef</h2><p>An <b>hour</b> by boat, <a href="/hotels">near these hotels</a>.</p><ul><li>Snorkel</li><li>Water shoes</li></ul>',
)

export const Html = () => <SafeHtml html={html} />

export const BottomBars = () => (
  <BottomBar messages={<Card>A message above the bar</Card>}>
    <Button>Fixed at the bottom of a phone's window</Button>
  </BottomBar>
)
