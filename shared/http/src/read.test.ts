import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MalformedAnswerError } from './errors.ts'
import { readList, readOne } from './read.ts'

const hotel = v.object({ id: v.number(), name: v.string() })
const laguna = { id: 1, name: 'Laguna' }

describe('readOne', () => {
  it.each([{ data: laguna }, laguna])('reads the record of %j', (body) => {
    expect(readOne(hotel, body, '/hotels/1')).toEqual(laguna)
  })

  it.each([null, [], { data: null }, { data: { id: '1' } }, 'text'])('rejects %j', (body) => {
    expect(() => readOne(hotel, body, '/hotels/1')).toThrow(MalformedAnswerError)
  })

  it('names what is unreadable without its value, which may be a passport number', () => {
    expect(() => readOne(hotel, { id: 'G12345678' }, '/a')).toThrow(/^\/a .*: id is not number$/)
    expect(() => readOne(hotel, 'G12345678', '/a')).toThrow(/^\/a .*: the body is not Object$/)
  })
})

describe('readList', () => {
  it.each([{ data: [laguna] }, [laguna]])('reads the list of %j', (body) => {
    expect(readList(hotel, body, '/hotels')).toEqual([laguna])
  })

  it('drops records that do not fit the schema', () => {
    expect(readList(hotel, [null, laguna, { id: 2 }, 'x'], '/hotels')).toEqual([laguna])
  })

  it.each([null, {}, { data: null }, { data: {} }, 'text'])('rejects %j', (body) => {
    expect(() => readList(hotel, body, '/hotels')).toThrow(MalformedAnswerError)
  })
})
