/** First reason why a visitor cannot see a page, or null. Runs in the page. */
export function hiddenPart(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) return `it is ${scrollWidth} px wide`
  // Elements that let clicks through are on top as well.
  const clickable = new CSSStyleSheet()
  clickable.replaceSync('* { pointer-events: auto !important }')
  const covers = (element: Element) => {
    const { pointerEvents, backgroundColor, backgroundImage } = getComputedStyle(element)
    const isClear = /^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor) && backgroundImage === 'none'
    return (
      pointerEvents !== 'none' || !isClear || element.matches('img, video, canvas, svg, iframe')
    )
  }
  const reasonOf = (name: string, part: Element | undefined) => {
    if (!part?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return `its ${name} cannot be seen`
    part.scrollIntoView({ block: 'center', behavior: 'instant' })
    const texts = document.createRange()
    texts.selectNodeContents(part)
    document.adoptedStyleSheets.push(clickable)
    const stacks = [...texts.getClientRects()]
      .slice(0, 12)
      .map(({ x, y, width, height }) => document.elementsFromPoint(x + width / 2, y + height / 2))
      .filter((stack) => stack.some((one) => part.contains(one)))
    document.adoptedStyleSheets.pop()
    if (stacks.length === 0) return `its ${name} has no box in the window`
    const above = stacks.map((stack) =>
      stack
        .slice(
          0,
          stack.findIndex((one) => part.contains(one)),
        )
        .find(covers),
    )
    const [cover] = above
    return cover && !above.includes(undefined)
      ? `its ${name} is covered by ${cover.localName}.${cover.className}`
      : null
  }
  // A page whose picture is its title has a heading of one pixel for screen readers.
  const headings = [...document.querySelectorAll('main :is(h1, h2)')]
  const parts = {
    header: document.querySelector('header') ?? undefined,
    'main heading': headings.find((one) => one.clientHeight > 1),
    footer: document.querySelector('footer') ?? undefined,
  }
  const reasons = Object.entries(parts).map(([name, part]) => reasonOf(name, part))
  scrollTo({ top: 0, behavior: 'instant' })
  return reasons.find((reason) => reason !== null) ?? null
}

/** Styles by element, named by tags and classes from `body` down. */
export type Styles = Record<string, Record<string, string>>

/** Styles that the stylesheets of a page give its first 400 elements, whatever its content measures. Runs in the page. */
export async function computedStyles(): Promise<Styles> {
  const properties =
    'display position visibility opacity color background border outline font letter-spacing text-align text-decoration text-transform white-space list-style margin padding inset width height max-width max-height min-width min-height flex order grid gap align-items overflow transform translate scale rotate filter clip-path z-index box-shadow pointer-events animation-name'.split(
      ' ',
    )
  scrollTo({ top: 0, behavior: 'instant' })
  for (const _ of ['the header hears of it', 'it renders'])
    await new Promise((rendered) => requestAnimationFrame(rendered))
  // Without a layout no style depends on sizes or on a moment of an animation.
  document.body.style.setProperty('display', 'none', 'important')
  const names = new Map<Element, string>()
  const styles: Styles = {}
  for (const element of document.querySelectorAll(
    'header, header *, footer, footer *, main, main *',
  )) {
    if (Object.keys(styles).length === 400) break
    const above = element.parentElement && names.get(element.parentElement)
    const name = `${above ?? ''} ${element.localName}.${element.className}`
    names.set(element, name)
    if (name in styles || element.matches('[style], :focus, svg *')) continue
    const style = getComputedStyle(element)
    styles[name] = Object.fromEntries(properties.map((one) => [one, style.getPropertyValue(one)]))
  }
  document.body.style.removeProperty('display')
  return styles
}

/** First difference of two pages in what both have, or null. */
export function restyledPart(before: Styles, after: Styles): string | null {
  for (const [element, styles] of Object.entries(before)) {
    for (const [property, value] of Object.entries(styles)) {
      const now = after[element]?.[property]
      if (now !== undefined && now !== value)
        return `${property} of ${element.split(' ').at(-1)} becomes ${now}, not ${value}`
    }
  }
  return null
}
