import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatUrl, greeting } from './chat-url.ts'

const textOf = (url: string) => new URL(url).searchParams.get('text')

describe('chatUrl', () => {
  it('links to the number, digits only, with the text prefilled', () => {
    const url = chatUrl('+52 998 555 0142', greeting)
    expect(url).toMatch(/^https:\/\/wa\.me\/529985550142\?text=Hello!%20I'm/)
    expect(textOf(url)).toBe(
      "Hello! I'm interested in one of your travel packages and would like more information.",
    )
  })

  it('encodes any text, and replaces lone surrogates', () => {
    const awkward = 'Zoë & "Bob" #1 100% + 5\nשלום 👨‍👩‍👧 '
    expect(textOf(chatUrl('52998', `${awkward}\ud83d`))).toBe(`${awkward}\ufffd`)
    fc.assert(
      fc.property(fc.uint16Array(), (units) => {
        const text = String.fromCharCode(...units)
        expect(textOf(chatUrl('52998', text))).toBe(text.toWellFormed())
      }),
      { numRuns: process.env.HARDENING ? 10_000 : 100 },
    )
  })
})
