import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { widestWidth } from '../catalogue/pictures.ts'
import type { CatalogueRows } from '../database/catalogue-rows.ts'

const pictures = new URL('../../catalogue/pictures/', import.meta.url)

/** Version of each picture by its name: the hash of its widest file. */
export function pictureVersions(): Record<string, string> {
  const files = existsSync(pictures) ? readdirSync(pictures) : []
  return Object.fromEntries(
    files.flatMap((file) => {
      const name = file.replace(/-\d+\.avif$/, '')
      if (file !== widestFile(name)) return []
      return [[name, hash('sha256', readFileSync(new URL(file, pictures))).slice(0, 8)]]
    }),
  )
}

function widestFile(name: string): string {
  return `${name}-${widestWidth(name)}.avif`
}

type Pictured = Record<'title' | 'name' | 'image' | 'authorAvatar', string | null> & {
  images: string[]
}

/** Files of pictures that records name and nobody has, each with its record. */
export function missingPictures(rows: CatalogueRows, versions: Record<string, string>) {
  const all = Object.values(rows).flat() as Partial<Pictured>[]
  return all.flatMap(({ title, name = title, image, authorAvatar, images = [] }) =>
    [image, authorAvatar, ...images].flatMap((picture) =>
      picture && !versions[picture]
        ? { record: name, file: `catalogue/pictures/${widestFile(picture)}` }
        : [],
    ),
  )
}
