import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import {
  type AssetGroups,
  assetsOf,
  emitJson,
  entryFilesName,
  type StyleChunks,
} from '@storefront/federation/build'
import type { PageAsset } from '../../../storefront/src/pages/page-assets.ts'

/** File beside the bundle's scripts from which its pages are written. */
const bundleFilesName = 'bundle-files.json'

type BundleFiles = { groups: AssetGroups; styleChunks: StyleChunks }

/** Writes which files the entry and each named chunk need. */
export class BundleFilesPlugin {
  apply(compiler: Compiler) {
    emitJson(compiler, entryFilesName, (groups) => assetsOf(groups.one))
    emitJson(compiler, bundleFilesName, (groups, styleChunks) => ({ groups, styleChunks }))
  }
}

/** Lists the files of named chunks as a page's hints want them, with the text of their styles. */
export async function readBundleFiles(directory: string) {
  const text = await readFile(join(directory, bundleFilesName), 'utf8')
  const { groups, styleChunks } = JSON.parse(text) as BundleFiles

  return async (chunks: string[]): Promise<PageAsset[]> => {
    const lists = chunks.map((chunk) => assetsOf(groups[chunk]))
    const css = [...new Set(lists.flatMap((list) => list.css))]
    const js = [...new Set(lists.flatMap((list) => list.js))]
    const styles = css.map(
      async (file): Promise<PageAsset> => ({
        url: `/assets/${file}`,
        as: 'style',
        marker: `one:chunk-${styleChunks[file]}`,
        text: await readFile(join(directory, file), 'utf8'),
      }),
    )
    return [
      ...(await Promise.all(styles)),
      ...js.map((file): PageAsset => ({ url: `/assets/${file}`, as: 'script' })),
    ]
  }
}
