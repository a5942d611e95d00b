import { Card, Carousel, Gallery, HeroSlider, Picture, WhatsAppIcon } from '../src/index.ts'
// Preloaded, so that pictures do not wait for code.
import '../src/gallery/create-gallery.ts'
import '../src/hero/create-hero.ts'
import '../src/slider/create-strip.ts'
import { testPicture } from '../src/testing/pictures.ts'
import { Row } from './Row.tsx'

const hues = [10, 60, 120, 190, 260, 320]

export default { title: 'Pictures' }

export const Pictures = () => (
  <Row>
    {[testPicture(190), null].map((src) => (
      <div key={src} style={{ width: 160 }}>
        <Picture src={src} alt="Pool" ratio="4 / 3" />
      </div>
    ))}
    <WhatsAppIcon size={32} />
  </Row>
)

export const HotelGallery = () => (
  <Gallery
    name="Laguna Azul"
    images={hues.map((hue) => ({ id: hue, imageUrl: testPicture(hue), alt: `Picture ${hue}` }))}
    thumbs={4}
  />
)

export const Hero = () => (
  <HeroSlider
    slides={[
      { id: 1, imageUrl: testPicture(190), title: 'The reef', subtitle: 'An hour by boat.' },
    ]}
  />
)

export const Slides = () => (
  <Carousel
    label="Popular destinations"
    perView="clamp(1.5, 1 + var(--breakpoint), 3)"
    heading={<h2>Popular destinations</h2>}
  >
    {hues.map((hue) => (
      <Card key={hue} padded={false}>
        <Picture src={testPicture(hue)} alt="" ratio="4 / 3" />
      </Card>
    ))}
  </Carousel>
)
