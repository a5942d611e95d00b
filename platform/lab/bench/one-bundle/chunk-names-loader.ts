import { basename, relative } from 'node:path'
import type { LoaderContext } from '@rspack/core'
import { root } from '../../../processes/apps.ts'

/**
 * Puts the vertical's name before the chunk names in its sources. Built alone, every vertical may have a `screen-results`;
 * built together, the four of them would become one chunk.
 */
export default function chunkNamesLoader(this: LoaderContext, source: string): string {
  const [folder = ''] = relative(root, this.resourcePath).split('/')
  const remote = basename(folder).replaceAll('-', '_')
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`)
}
