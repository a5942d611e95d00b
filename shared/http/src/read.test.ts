import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MalformedAnswerError } from './errors.ts'
import { readList, readOne } from './read.ts'

const hotel = v.object({ id: v.number(), name: v.string() })
const laguna = { id: 1, name: 'Laguna' }

describe.each([
  ['readOne', readOne, laguna],
  ['readList', readList, [laguna]],
] as const)('%s', (_, read, expected) => {
  it.each([{ data: expected }, expected])('reads %j', (body) => {
    expect(read(hotel, body, '/hotels')).toEqual(expected)
  })

  it.each([null, { data: null }, { data: { id: '1' } }, 'text'])('rejects %j', (body) => {
    expect(() => read(hotel, body, '/hotels')).toThrow(MalformedAnswerError)
  })
})

it('names what is unreadable without its value, which may be a passport number', () => {
  expect(() => readOne(hotel, { id: 'G12345678' }, '/a')).toThrow(/^\/a .*: id is not number$/)
  expect(() => readOne(hotel, 'G12345678', '/a')).toThrow(/^\/a .*: the body is not Object$/)
})

it('drops records of a list that do not fit the schema', () => {
  expect(readList(hotel, [null, laguna, { id: 2 }, 'x'], '/hotels')).toEqual([laguna])
})
