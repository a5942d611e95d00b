import { expect, test } from 'vitest'
import { missingPictures } from './picture-files.ts'
import { readCatalogueFiles } from './read-files.ts'

const { rows, extras } = readCatalogueFiles()

test('every picture of the catalogue exists, and a missing one is named with its record', () => {
  expect(missingPictures(rows, extras.pictures)).toEqual([])
  const { 'tour-01': _, ...others } = extras.pictures
  const tour = rows.tours.find(({ image }) => image === 'tour-01')
  expect(missingPictures(rows, others)).toContainEqual({
    record: tour?.name,
    file: 'catalogue/pictures/tour-01-1600.avif',
  })
})

test('every gallery picture has alt text', () => {
  const { hotels, tours, packages } = rows
  const names = [...hotels, ...tours, ...packages].flatMap(({ images }) => images)
  expect(names.filter((name) => !extras.captions[name])).toEqual([])
})
